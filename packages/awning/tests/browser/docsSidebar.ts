import type { Locator, Page } from '@playwright/test'

/** The docs sidebar, and its parts by their names. */

export function docsSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: '文档目录' })
}

export function docsLink(page: Page, name: string): Locator {
  return docsSidebar(page).getByRole('link', { name, exact: true })
}

/** What opens and closes a category: its label, or the caret next to a label that is a link. */
export function toggle(page: Page, category: string): Locator {
  return docsSidebar(page)
    .getByText(category, { exact: true })
    .and(page.locator('summary'))
    .or(docsSidebar(page).getByLabel(new RegExp(`“${category}”`)))
}

/** Labels of the open categories, in order. */
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
