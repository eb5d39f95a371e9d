import { payloadHref } from '../../src/client/payloadHref.ts'
import { docsLink } from './docsSidebar.ts'
import { faultTest as test, ownFaultTest } from './faultTest.ts'
import { followLink } from './followLink.ts'
import { contents, mainNavigation, title } from './landmarks.ts'
import { expectJumpedTo, expectScrollTop, scrollDown, scrollTop } from './scroll.ts'
import { layout, selector } from './readerSite.ts'
import { documentRequests, expect, open, start } from './browserTest.ts'
import { slow, slowUnless } from './slowTests.ts'

test('P07 Back and Forward restore the earlier scroll position', async ({ page, faults }) => {
  await open(page, faults.url + layout)
  const documents = documentRequests(page)
  const first = await scrollDown(page, 1000)
  await followLink(page, selector)
  await expect(title(page)).toHaveText('选择器')
  const second = await scrollDown(page, 500)
  await page.goBack()
  await expect(title(page)).toHaveText('布局')
  await expectScrollTop(page, first)
  await page.goForward()
  await expect(title(page)).toHaveText('选择器')
  await expectScrollTop(page, second)
  expect(documents).toEqual([])
})

test('Back across a hash returns to where the reader was, on the same page', async ({
  page,
  faults,
}) => {
  await open(page, faults.url + selector)
  await page.evaluate(() => Reflect.set(window, 'mark', 'same document'))
  const link = contents(page).locator('a[href="#is-where"]')
  await link.scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  await link.click()
  await expectJumpedTo(page, page.locator('#is-where'))
  await page.goBack()
  await expect(page).toHaveURL(faults.url + selector)
  await expectScrollTop(page, top)
  await page.goForward()
  await expect(page).toHaveURL(`${faults.url}${selector}#is-where`)
  await expectJumpedTo(page, page.locator('#is-where'))
  await expect(title(page)).toHaveText('选择器')
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('same document')
})

test('a change of the query alone neither scrolls nor loads', async ({ page, faults }) => {
  await open(page, faults.url + layout)
  const top = await scrollDown(page, 600)
  const documents = documentRequests(page)
  const before = faults.requests.length
  await followLink(page, `${layout}?part=2`)
  await expect(page).toHaveURL(`${faults.url}${layout}?part=2`)
  await page.goBack()
  await expect(page).toHaveURL(faults.url + layout)
  await page.goForward()
  await expect(page).toHaveURL(`${faults.url}${layout}?part=2`)
  await expectScrollTop(page, top)
  expect(faults.requests.slice(before).filter((path) => path.startsWith(layout))).toEqual([])
  expect(documents).toEqual([])
})

test(
  'Back from a document without an origin restores the position',
  slow,
  async ({ page, faults }) => {
    await open(page, faults.url + layout)
    await followLink(page, selector)
    await expect(title(page)).toHaveText('选择器')
    const top = await scrollDown(page, 700)
    await page.goto('about:blank')
    await page.goBack()
    await expect(title(page)).toHaveText('选择器')
    await expectScrollTop(page, top)
    await start(page)
    await expectScrollTop(page, top)
  },
)

test('Back after a reload shows the page of the address, before the app runs and after', async ({
  page,
  faults,
}) => {
  await open(page, faults.url + layout)
  const top = await scrollDown(page, 800)
  await followLink(page, selector)
  await expect(title(page)).toHaveText('选择器')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(faults.url + layout)
  await expect(title(page)).toHaveText('布局')
  await expectScrollTop(page, top)
  await start(page)
  await page.goForward()
  await expect(page).toHaveURL(faults.url + selector)
  await expect(title(page)).toHaveText('选择器')
})

test('Back while a page loads gives it up', slow, async ({ page, faults }) => {
  const release = faults.hold(payloadHref(selector))
  await open(page, faults.url + layout)
  const top = await scrollDown(page, 400)
  await followLink(page, selector)
  await expect(page).toHaveURL(faults.url + selector)
  await page.goBack()
  await expect(page).toHaveURL(faults.url + layout)
  await expectScrollTop(page, top)
  const late = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(payloadHref(selector)),
  )
  release()
  await late
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
  await expect(title(page)).toHaveText('布局')
  expect(await scrollTop(page)).toBe(top)
  await page.goForward()
  await expect(title(page)).toHaveText('选择器')
})

ownFaultTest(
  'A10 a link to the page that is shown scrolls to its top and adds no entry',
  async ({ page, faults }) => {
    await open(page, faults.url + layout)
    const entries = await page.evaluate(() => history.length)
    for (const href of [layout, `${layout}/`]) {
      await scrollDown(page, 600)
      await followLink(page, href)
      await expectScrollTop(page, 0)
    }
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await expect(page).toHaveURL(faults.url + layout)
  },
)

ownFaultTest(
  'A10 a link that is pressed twice while its page loads is one entry',
  slow,
  async ({ page, faults }) => {
    const release = faults.hold(payloadHref(selector))
    await open(page, faults.url + layout)
    const entries = await page.evaluate(() => history.length)
    await docsLink(page, '选择器').dblclick()
    await expect(page).toHaveURL(faults.url + selector)
    release()
    await expect(title(page)).toHaveText('选择器')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  },
)

test('A04 after following a link the next Tab is the skip link', async ({ page, faults }) => {
  await open(page, faults.url + layout)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
})

test('A05 Back leaves the focus where it is', slow, async ({ page, faults }) => {
  await open(page, faults.url + layout)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  const blog = mainNavigation(page).getByRole('link', { name: '博客' })
  await blog.focus()
  await page.goBack()
  await expect(title(page)).toHaveText('布局')
  await expect(blog).toBeFocused()
})

test('A05 a hash on the page leaves the focus in the text', slow, async ({ page, faults }) => {
  await open(page, faults.url + selector)
  await contents(page).locator('a[href="#is-where"]').click()
  await expectJumpedTo(page, page.locator('#is-where'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test(
  'A05 a link to a hash of another page leaves the focus where it is',
  slow,
  async ({ page, faults }) => {
    await open(page, faults.url + selector)
    const blog = mainNavigation(page).getByRole('link', { name: '博客' })
    await blog.focus()
    await followLink(page, `${layout}#grid`)
    await expect(title(page)).toHaveText('布局')
    await expectJumpedTo(page, page.locator('#grid'))
    await expect(blog).toBeFocused()
  },
)

for (const [name, options] of [
  ['Ctrl-click', { modifiers: ['Control'] }],
  ['Shift-click', { modifiers: ['Shift'] }],
  ['middle click', { button: 'middle' }],
] as const) {
  ownFaultTest(
    `A09 a ${name} is the browser's own: a new tab, and the page stays`,
    slowUnless(name === 'Ctrl-click'),
    async ({ page, faults }) => {
      await open(page, faults.url + layout)
      const opened = page.context().waitForEvent('page')
      await docsLink(page, '选择器').click({
        ...options,
        modifiers: [...(options.modifiers ?? [])],
      })
      const tab = await opened
      await expect(title(tab)).toHaveText('选择器')
      await expect(page).toHaveURL(faults.url + layout)
      await expect(title(page)).toHaveText('布局')
    },
  )
}

test('A09 the router takes no click with a modifier key or another button', async ({
  page,
  faults,
}) => {
  await open(page, faults.url + layout)
  const taken = await docsLink(page, '选择器').evaluate((link) => {
    const clicks = {
      Alt: { altKey: true },
      Ctrl: { ctrlKey: true },
      Meta: { metaKey: true },
      Shift: { shiftKey: true },
      middle: { button: 1 },
    } satisfies Record<string, MouseEventInit>
    const prevented: string[] = []
    for (const [name, init] of Object.entries(clicks)) {
      // Added last, so it sees what all others did; it keeps the browser from opening tabs.
      const look = (event: MouseEvent) => {
        if (event.defaultPrevented) prevented.push(name)
        event.preventDefault()
      }
      addEventListener('click', look, { once: true })
      link.dispatchEvent(new MouseEvent('click', { ...init, bubbles: true, cancelable: true }))
    }
    return prevented
  })
  expect(taken).toEqual([])
  await expect(page).toHaveURL(faults.url + layout)
})
