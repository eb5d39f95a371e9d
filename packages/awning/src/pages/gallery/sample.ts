import type { ReactNode } from 'react'
import type { Localized } from '../../config/site.ts'
import type { Image } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'

/** One component, in every state it can be shown in. */
export interface Sample {
  /** As the code calls it. */
  readonly name: string
  /** Below the engine's `src/`, or below the folder of the site. */
  readonly file: string
  /** What no picture shows: hover, focus, a width, a key. */
  readonly note?: Localized
  readonly states?: readonly State[]
}

export interface State {
  /** Absent where there is only one. */
  readonly name?: Localized
  readonly element: ReactNode
}

/** The module that a site names as its `gallery`. */
export interface GalleryModule {
  default(site: Site, page: { readonly picture: Image }): readonly Group[]
}

export interface Group {
  readonly id: string
  readonly title: Localized
  readonly samples: readonly Sample[]
}

/** An address that leads nowhere: a press stays on this page, and nothing is fetched ahead. */
export function nowhere(name: string): string {
  return `/_theme#${name}`
}

/** Sample words are the same in both languages where they only fill a place. */
export function say(zh: string, en: string): Localized {
  return { zh, en }
}
