import type { Page } from '@playwright/test'
import { active, bring } from './activeEntry.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'
import { clientPages } from './clientPages.ts'
import { serveFixture } from './fixtureSites.ts'
import { tabSet } from './tabSets.ts'

const at = serveFixture(clientPages)

/** What was opened or closed before may still move the page, so the heading is brought there until it is marked. */
function expectActive(page: Page, id: string): Promise<void> {
  const bringAndRead = async () => {
    await bring(page, id, 140)
    return active(page)
  }
  return expect.poll(bringAndRead).toEqual([id])
}

test('a heading in closed details is not taken for the one being read; it may be while they are open', async ({
  page,
}) => {
  await open(page, at('docs/listed'))
  await expectActive(page, 'last')
  const summary = page.getByText('More')
  await summary.click()
  await expectActive(page, 'inside')
  await summary.click()
  await expectActive(page, 'last')
})

test('a heading in a tab is marked once the reader has opened the tab', async ({ page }) => {
  await open(page, at('docs/listed'))
  const { tab } = tabSet(page, 0)
  await tab('b').click()
  await expectActive(page, 'behind')
  await tab('a').click()
  await expectActive(page, 'last')
})
