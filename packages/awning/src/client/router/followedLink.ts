/** The link at which the main button was used, without a key that opens it elsewhere. */
export function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** Whether the router may follow a link: to a page of this site, in this tab and language. */
export function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || !link.pathname.startsWith(window.__awning.base))
    return false
  return (
    (link.target === '' || link.target === '_self') &&
    !link.hreflang &&
    !link.hasAttribute('download')
  )
}
