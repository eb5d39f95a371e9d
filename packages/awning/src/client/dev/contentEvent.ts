/** The dev server sends it to an open page when content has changed. */
export const contentEvent = 'awning:content'

export interface ContentEvent {
  /** The page that was open when the server began to render it again. */
  readonly pathname?: string | undefined
  /** Its new payload. Without it, the page is fetched. */
  readonly payload?: string | undefined
}

/** An open page sends its path to the dev server with it, which then sends it its edits. */
export const openPageEvent = 'awning:open-page'
