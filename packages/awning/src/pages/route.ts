import type { LocaleId } from '../config/site.ts'
import type { Branch } from './sidebarBranch.ts'

/** The data from which a page is rendered. Its other fields are declared by its kind. */
export interface PageData {
  readonly kind: string
}

/** The sidebar of a page, which is rendered once for all pages with the same value. */
export type Aside =
  /** `branch`: the part that is shown of a large sidebar. */
  | { readonly kind: 'docs'; readonly sidebar: string; readonly branch?: Branch }
  | { readonly kind: 'posts'; readonly collection: string }

export interface Route<P extends PageData = PageData> {
  readonly locale: LocaleId
  /** The path inside the locale, decoded. */
  readonly path: string
  readonly page: P
  readonly aside?: Aside
  /** The source file, if there is one, for messages. */
  readonly file?: string
}
