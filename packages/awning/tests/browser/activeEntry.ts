import type { Page } from '@playwright/test'

/** Entries of the column that are marked, by the ids they lead to. */
export function active(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-toc] a[data-active]'), (link) =>
      decodeURIComponent(link.hash.slice(1)),
    ),
  )
}

/** Scrolls so that a heading ends `bottom` pixels below the upper edge of the window. */
export function bring(page: Page, id: string, bottom: number): Promise<void> {
  return page.evaluate(
    ([heading, distance]) => {
      const element = document.getElementById(heading)
      if (!element) throw new Error(`no heading ${heading}`)
      scrollBy({ top: element.getBoundingClientRect().bottom - distance, behavior: 'instant' })
    },
    [id, bottom] as const,
  )
}
