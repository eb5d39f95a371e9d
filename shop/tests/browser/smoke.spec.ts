import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'
import { documentRequests, expect, open, sharedTest as test } from './shop.ts'

test('a link is followed without a document request once the app runs', slow, async ({ page }) => {
  await open(page, '/docs/frontend/css/layout')
  const documents = documentRequests(page)
  await page
    .getByRole('navigation', { name: '文档目录' })
    .getByRole('link', { name: '选择器' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('选择器')
  expect(documents).toEqual([])
})
