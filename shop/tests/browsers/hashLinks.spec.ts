import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectAddress, expectScrollTop, expectTitle, markDocument, openApp } from './tabState.ts'

const article = '/docs/frontend/css/layout'

/** At the top of what the window shows, and not under the navbar. */
async function expectJumpedTo(tab: BrowserTab, id: string): Promise<void> {
  const read = (name: string) => {
    const bar = document.querySelector('header[data-navbar]')?.getBoundingClientRect().bottom ?? 0
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1
    return top >= Math.max(0, bar) && top < Math.max(0, bar) + 80
  }
  await expect.poll(() => tab.run(read, id), id).toBe(true)
}

test('a link to a heading goes there, before the app runs and after, and Back returns', async ({
  tab,
}) => {
  await tab.open(article)
  await tab.click('nav[aria-label="本页目录"] a[href="#grid"]')
  await expectAddress(tab, `${article}#grid`)
  await expectJumpedTo(tab, 'grid')

  await openApp(tab, article)
  const isSameDocument = await markDocument(tab)
  await tab.click('nav[aria-label="本页目录"] a[href="#position"]')
  await expectAddress(tab, `${article}#position`)
  await expectJumpedTo(tab, 'position')
  await tab.back()
  await expectAddress(tab, article)
  await expectScrollTop(tab, 0)
  await tab.forward()
  await expectJumpedTo(tab, 'position')
  expect(await isSameDocument()).toBe(true)
})

test('an address with a heading opens there, and so does a link to a heading of another page', async ({
  tab,
}) => {
  await tab.open(`${article}#container`)
  await expectJumpedTo(tab, 'container')
  await openApp(tab, '/blog')
  await tab.run((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
  }, `${article}#flex`)
  await expectTitle(tab, '布局')
  await expectJumpedTo(tab, 'flex')
})
