import type { Locator, Page } from '@playwright/test'

/** The frontend sidebar and its parts, by what they are called. */

export function docsSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: '文档目录' })
}

export function docsLink(page: Page, name: string): Locator {
  return docsSidebar(page).getByRole('link', { name, exact: true })
}

/** What opens and closes a category: its label, or beside a label that is a link, the caret. */
export function toggle(page: Page, category: string): Locator {
  return docsSidebar(page)
    .getByText(category, { exact: true })
    .and(page.locator('summary'))
    .or(docsSidebar(page).getByLabel(new RegExp(`“${category}”`)))
}

/** Categories that stand open, in order. */
export function openCategories(page: Page): Promise<string[]> {
  return docsSidebar(page).evaluate((sidebar) =>
    Array.from(
      sidebar.querySelectorAll('details[open] > summary'),
      (summary) => summary.ariaLabel ?? summary.textContent,
    ),
  )
}

/** Addresses of the sidebar, top to bottom, whether their category is open or not. */
export function sidebarOrder(page: Page): Promise<string[]> {
  return docsSidebar(page).evaluate((sidebar) =>
    Array.from(sidebar.querySelectorAll('a'), (link) => link.getAttribute('href') ?? ''),
  )
}
