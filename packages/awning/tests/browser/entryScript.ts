import type { Page } from '@playwright/test'
import type { FaultServer } from './faultServer.ts'
import { expect } from './browserTest.ts'

/** Opens a page whose app does not come until the returned function is called. */
export async function openWithoutApp(
  page: Page,
  faults: FaultServer,
  address: string,
): Promise<() => void> {
  await page.goto(address)
  return faults.hold(await entryScript(page))
}

/** Address of the script that starts the app; the document lists it for later. */
export async function entryScript(page: Page): Promise<string> {
  const href = await page.evaluate(() => {
    const listed = document.querySelector('template')?.content
    return listed?.querySelector('link')?.getAttribute('href')
  })
  expect(href).toBeTruthy()
  return href ?? ''
}
