import type { Page } from '@playwright/test'
import { payloadHref } from '../../../packages/awning/src/client/payloadHref.ts'
import type { PageHeader } from '../../../packages/awning/src/client/payload.ts'
import { followLink } from '../../../packages/awning/tests/browser/followLink.ts'
import { title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { test } from './faultServer.ts'
import { documentRequests, expect, open } from './shop.ts'

const mdxPost = '/blog/mdx-blog-post'

const failure = (page: Page) => page.getByRole('main').getByRole('alert')
const retry = (page: Page) => failure(page).getByRole('button', { name: '重试' })

async function expectFailure(page: Page): Promise<void> {
  await expect(failure(page).getByRole('heading')).toHaveText('页面加载失败')
  await expect(retry(page)).toBeEnabled()
}

/** The script with the components of a page, as its payload names it. */
async function scriptOf(page: Page, path: string): Promise<string> {
  const payload = await (await page.request.get(payloadHref(path))).text()
  const { scripts = [] }: PageHeader = JSON.parse(payload.slice(0, payload.indexOf('\n')))
  const script = scripts.find((href) => href.includes('mdx')) ?? ''
  expect(script).toMatch(/\.js$/)
  return script
}

test('E01 E02 a client chunk that fails shows a message; Retry fetches it again', async ({
  page,
  faults,
  allow,
}) => {
  allow(/Failed to load resource/)
  const script = await scriptOf(page, mdxPost)
  faults.drop(script)
  await open(page, '/docs/frontend/css/layout')
  const documents = documentRequests(page)
  await followLink(page, mdxPost)
  await expectFailure(page)
  // A retry has a query, because browsers remember a module that failed.
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => new URL(request.url()).pathname === script,
  )
  await retry(page).click()
  await failed
  await expectFailure(page)
  faults.repair(script)
  await retry(page).click()
  await expect(title(page)).toHaveText('会动的文章')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const said = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: '摇一下门口的铃' }).click()
  const dialog = await said
  expect(dialog.message()).toContain('欢迎光临')
  await dialog.accept()
  await pressed
  expect(documents).toEqual([])
})
