/**
 * The address of a page's payload follows from the page's own, so no list of pages is shipped. It ends
 * in `.txt` because every static host compresses that.
 */
export function payloadHref(pathname: string): string {
  return `${pathname.replace(/\/(?:index\.html)?$/, '')}/index.txt`
}
