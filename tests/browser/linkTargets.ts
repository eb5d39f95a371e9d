import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/browser/payloadHref.ts'

/** Payloads of the pages that links lead to: of those wholly in the window, and of all the others. */
export async function linkTargets(page: Page): Promise<{ inView: string[]; beyond: string[] }> {
  const links = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      .filter(
        (link) =>
          link.origin === location.origin &&
          link.target === '' &&
          link.hreflang === '' &&
          link.pathname !== location.pathname,
      )
      .map((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        const inView = link.checkVisibility() && top >= 0 && bottom <= innerHeight
        return { path: link.pathname, inView }
      }),
  )
  const inView = new Set(links.filter((link) => link.inView).map(({ path }) => payloadHref(path)))
  const beyond = new Set(links.map(({ path }) => payloadHref(path)))
  return { inView: [...inView], beyond: [...beyond].filter((path) => !inView.has(path)) }
}
