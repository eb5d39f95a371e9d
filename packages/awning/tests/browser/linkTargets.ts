import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/client/payloadHref.ts'

export interface LinkTargets {
  /** Payloads of the pages whose links lie open in the window. */
  readonly inView: string[]
  /** Of those all of whose links are outside of it or hidden; what is cut or covered is in neither. */
  readonly beyond: string[]
}

export async function linkTargets(page: Page): Promise<LinkTargets> {
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
        const { top, bottom, left, right } = link.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return {
          path: link.pathname,
          inView: link.contains(hit),
          beyond: !link.checkVisibility() || bottom < -1 || top > innerHeight + 1,
        }
      }),
  )
  const payloads = (of: typeof links) => [...new Set(of.map(({ path }) => payloadHref(path)))]
  const near = payloads(links.filter((link) => !link.beyond))
  return {
    inView: payloads(links.filter((link) => link.inView)),
    beyond: payloads(links).filter((path) => !near.includes(path)),
  }
}
