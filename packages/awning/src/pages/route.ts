import type { LocaleId } from '../config/site.ts'
import type { Branch } from './sidebarBranch.ts'

/** What a page is rendered from: plain data, whose other fields its kind declares. */
export interface PageData {
  readonly kind: string
}

/** The column beside a page, shared by every page that names it. */
export type Aside =
  /** `branch`: what is shown of a sidebar too large to be shown whole. */
  | { readonly kind: 'docs'; readonly sidebar: string; readonly branch?: Branch }
  | { readonly kind: 'posts'; readonly collection: string }

export interface Route<P extends PageData = PageData> {
  readonly locale: LocaleId
  /** Inside the locale, decoded. */
  readonly path: string
  readonly page: P
  readonly aside?: Aside
  /** Source file, where there is one, for messages. */
  readonly file?: string
}
