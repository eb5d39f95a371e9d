/**
 * A page's payload stands at an address that follows from the page's own: no list of pages is
 * shipped. `.txt`, because every static host compresses it.
 */
export function payloadHref(pathname: string): string {
  return `${pathname.replace(/\/(?:index\.html)?$/, '')}/index.txt`
}
