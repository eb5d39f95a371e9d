import type { Locator, Page } from '@playwright/test'
import { mainNavigation } from './landmarks.ts'

/** Opens the language dropdown of the top bar; gives its entries. */
export async function openLanguages(page: Page): Promise<Locator> {
  const bar = mainNavigation(page)
  await bar.getByLabel(/^(?:语言|Languages)/).click()
  return bar.locator('a[hreflang]').filter({ visible: true })
}

/** Chooses a language by the label it gives itself. */
export async function chooseLanguage(page: Page, label: '中文' | 'English'): Promise<void> {
  const entries = await openLanguages(page)
  await entries.filter({ hasText: label }).click()
}
