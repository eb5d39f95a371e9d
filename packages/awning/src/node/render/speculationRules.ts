/**
 * The doc that follows in the sidebar: of all links in view, readers of docs open it most. Boot sets the attribute of the root
 * element, unless the reader saves data.
 */
const nextDoc = '[data-ahead] [data-sidebar=docs] li:has(>[aria-current])+li>a:not([data-more])'

/**
 * Lets browsers that can fetch the document of a page before its link is clicked: that of the next doc soon, any other as
 * soon as its link is pressed, a tenth of a second before the click. The app removes the rules when it starts, because then a page is
 * fetched without its document. Files, which have a dot in their address, are left out: they may be large.
 */
export function speculationRules(base: string): string {
  const pages = { and: [{ href_matches: `${base}*` }, { not: { href_matches: `${base}*.*` } }] }
  return JSON.stringify({
    prefetch: [
      { where: pages, eagerness: 'conservative' },
      { where: { selector_matches: nextDoc }, eagerness: 'immediate' },
    ],
  })
}
