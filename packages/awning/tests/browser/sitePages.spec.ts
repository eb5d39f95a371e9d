import { clientPages } from './clientPages.ts'
import { serveFixture } from './fixtureSites.ts'
import { title } from './landmarks.ts'
import { documentRequests, expect, open, test } from './browserTest.ts'

const at = serveFixture(clientPages)

test('the app goes to a page of the site itself, and its component runs', async ({ page }) => {
  await open(page, at('about'))
  const requests = documentRequests(page)
  await page.getByRole('link', { name: 'the counter' }).click()
  await expect(title(page)).toHaveText('Counter')
  await expect(page).toHaveTitle('Counter | Fixture')
  await page.getByRole('button', { name: 'counted to 0' }).click()
  await expect(page.getByRole('button', { name: 'counted to 1' })).toBeVisible()
  expect(requests).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of the site itself is whole', async ({ page }) => {
    await page.goto(at('about'))
    await page.getByRole('link', { name: 'the counter' }).click()
    await expect(title(page)).toHaveText('Counter')
    await expect(page.getByRole('button', { name: 'counted to 0' })).toBeVisible()
  })
})
