/** What the inline boot script leaves for the app: the one global of the site. */
export interface Shop {
  /** Id of the client bundle this document was made for. */
  readonly build: string
  readonly base: string
  /** Starts the app; called on intent. Resolves when it runs. */
  start(): void
  /** The text of a payload or part: fetched already, on its way, or fetched now. */
  take(href: string): Promise<Response>
  /** Observes the links below an element, so that their pages are at hand when they come into view. */
  watch(root: ParentNode): void
  /** Fetches a page's payload ahead of time, unless the connection is poor. */
  prefetch(link: HTMLAnchorElement): void
  /** What the reader did to start the app: a key may have meant something. */
  intent?: Event | undefined
  /** Clicks on React's own controls that came before React. */
  readonly early: HTMLElement[]
}

declare global {
  interface Window {
    shop: Shop
  }
}
