import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/client/payloadHref.ts'
import { expect } from './browserTest.ts'

/** Paths of the pages that the worker has saved on the device. */
export function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.endsWith(':pages'))
    if (name === undefined) return []
    const keys = await (await caches.open(name)).keys()
    return keys.map(({ url }) => decodeURI(new URL(url).pathname).replace(/\/index\.html$/, ''))
  })
}

/** Waits until a page is saved on the device. */
export async function expectSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPaths(page)).toContain(payloadHref(path).replace('/index.txt', ''))
}

/** Waits until the worker controls the page. */
export async function expectWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}
