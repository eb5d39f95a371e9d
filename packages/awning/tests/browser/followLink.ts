import type { Page } from '@playwright/test'

/** Follows a link that is on no page, such as a broken one, in the running app. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a')
    link.href = target
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}
