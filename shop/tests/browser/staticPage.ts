import type { ElementHandle, Page } from '@playwright/test'
import { expect } from './shop.ts'

/** A page as the host sends it, parsed and not run: neither script nor style has touched it. */
export async function staticPage(page: Page, path: string): Promise<ElementHandle<Document>> {
  const response = await page.request.get(path)
  expect(response.status(), path).toBe(200)
  return page.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html'),
    await response.text(),
  )
}
