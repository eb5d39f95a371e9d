import type { Page } from '@playwright/test'
import type { FaultServer } from './faultServer.ts'
import { expect } from './shop.ts'

/** Opens a page whose app does not come until the returned function is called. */
export async function openWithoutApp(
  page: Page,
  faults: FaultServer,
  path: string,
): Promise<() => void> {
  await page.goto(path)
  const entry = await page.locator('link[rel=intent][as=script]').first().getAttribute('href')
  expect(entry).toBeTruthy()
  return faults.hold(entry ?? '')
}
