import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** The host says 404 and sends the not-found page, in the language of the path. */
export async function expectNotFound(page: Page, path: string): Promise<void> {
  const response = await page.request.get(path)
  expect(response.status(), path).toBe(404)
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? []
  expect(heading, path).toBe(path.startsWith('/en/') ? 'Page Not Found' : '页面不存在')
}

/** A missing document is an error to the browser's console, and no fault of the page. */
export const missingDocument = /status of 404/
