import type { ReactNode } from 'react'
import type { Localized } from '../../config/site.ts'
import type { Image } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'

/** One component in all its states. */
export interface Sample {
  /** The name of the component in the code. */
  readonly name: string
  /** Path of its file, relative to the engine's `src/` or to the site's folder. */
  readonly file: string
  /** Behaviour that is not visible at once: hover, focus, widths, keys. */
  readonly note?: Localized
  readonly states?: readonly State[]
}

export interface State {
  /** Absent if there is only one state. */
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

/** An address for sample links: a click stays on this page, and nothing is prefetched. */
export function sampleHref(name: string): string {
  return `/_theme#${name}`
}

/** A text of the gallery in both languages. */
export function localized(zh: string, en: string): Localized {
  return { zh, en }
}
