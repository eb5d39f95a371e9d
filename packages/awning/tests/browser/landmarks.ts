import type { Locator, Page } from '@playwright/test'

/** The parts of a page by the names they have in either language. */

export function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: /^(?:主导航|Main)$/ })
}

export function postsSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: /^(?:文章列表|Recent posts navigation)$/ })
}

export function postNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: /^(?:文章翻页|Post navigation)$/ })
}

export function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: /^(?:本页目录|On this page)$/ })
}

export function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** The entry of a post in a list, by the address its heading leads to. */
export function listEntry(page: Page, path: string): Locator {
  return page.getByRole('article').filter({ has: page.locator(`h2 a[href="${path}"]`) })
}

export function readMore(scope: Page | Locator): Locator {
  return scope.getByRole('link', { name: /^(?:阅读全文|Read more)/ })
}
