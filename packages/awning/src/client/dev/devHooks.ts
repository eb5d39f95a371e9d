import type { View } from '../view.ts'

/** What an edit does with the app that is running. */
export interface RefreshedApp {
  /** Fetches the page at a path. */
  load(pathname: string): Promise<View>
  /** Reads a payload that the dev server has sent. */
  decode(payload: string): Promise<View>
  /** Removes the pages that were loaded before the change. */
  forget(): void
  show(view: View): void
}

/** What the app calls in dev. A script that only documents of the dev server contain provides it. */
export interface DevHooks {
  started(app: RefreshedApp): void
  /** Another page is shown now. */
  shown(): void
  /** The app could not start. */
  failed(): void
}
