/** An entry of the sidebar. Its shape is small, because it is part of payloads and a sidebar has many entries. */
export type SidebarEntry = SidebarLinkEntry | SidebarCategoryEntry | SidebarMoreEntry

export interface SidebarLinkEntry {
  readonly label: string
  readonly lang?: string
  readonly path: string
  /** Set for a category whose entries are left out; the link leads to its first page. */
  readonly isClosed?: true
  readonly items?: undefined
  readonly more?: undefined
}

export interface SidebarCategoryEntry {
  readonly label: string
  readonly lang?: string
  readonly path?: string
  readonly items: readonly SidebarEntry[]
  readonly more?: undefined
}

/** A link in context of entries that are left out, to the nearest of them. */
interface SidebarMoreEntry {
  readonly more: 'above' | 'below'
  readonly label: string
  readonly path: string
  readonly items?: undefined
}
