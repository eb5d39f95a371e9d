import type { Page } from '@playwright/test'
import { expect, test } from './browserTest.ts'
import { title } from './landmarks.ts'
import { layout, serveReaderSite } from './readerSite.ts'
import { expectScrollTop, scrollDown } from './scroll.ts'
import { docsPanel, hamburger, menu } from './slideMenu.ts'
import { slow } from './slowTests.ts'

/** A phone with its address bar on the screen, and after the bar has collapsed. */
const phone = { width: 390, height: 664 }
const tall = { width: 390, height: 745 }

test.use({ hasTouch: true, isMobile: true, viewport: phone })

const at = serveReaderSite()

const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索' })
const field = (page: Page) => page.getByRole('combobox', { name: '搜索本站' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** A touch starts the app. */
async function startByTouch(page: Page): Promise<void> {
  await title(page).tap()
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'on')
}

async function openByTouch(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await startByTouch(page)
}

/** Upper and lower edge of an element, in the window. */
function edges(page: Page, selector: string): Promise<[number, number]> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [Math.round(top), Math.round(bottom)]
  })
}

test('menu and search fill what is visible when the address bar collapses or comes back, and the page stays where it was', async ({
  page,
}) => {
  await openByTouch(page, layout)
  const top = await scrollDown(page, 900)
  const heading = await edges(page, '#grid')
  await page.setViewportSize(tall)
  await expectScrollTop(page, top)
  expect(await edges(page, '#grid')).toEqual(heading)

  await scrollDown(page, 800)
  await hamburger(page).tap()
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  for (const size of [phone, tall]) {
    await page.setViewportSize(size)
    await expect.poll(() => edges(page, '#Menu')).toEqual([0, size.height])
  }
  await menu(page).getByRole('button', { name: '关闭导航菜单' }).tap()
  await expect(menu(page)).toBeHidden()

  await searchButton(page).tap()
  await expect(field(page)).toBeFocused()
  for (const size of [phone, tall]) {
    await page.setViewportSize(size)
    await expect.poll(() => edges(page, 'dialog[open]')).toEqual([0, size.height])
  }
})

/** What an on-screen keyboard does on a phone: less of the page is visible, and its own height stays. */
async function coverBy(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    const visible = window.visualViewport
    if (!visible) throw new Error('there is no visual viewport')
    Object.defineProperty(visible, 'height', { configurable: true, value: innerHeight - covered })
    visible.dispatchEvent(new Event('resize'))
  }, height)
}

test('with a keyboard on the screen the field is visible and the last result can be reached', async ({
  page,
}) => {
  await openByTouch(page, layout)
  await searchButton(page).tap()
  await field(page).fill('写到这里')
  await expect(options(page)).not.toHaveCount(0)
  const [, bottom] = await edges(page, 'dialog[open]')
  expect(bottom).toBe(phone.height)

  await coverBy(page, 300)
  await expect.poll(() => edges(page, 'dialog[open]')).toEqual([0, phone.height - 300])
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await options(page)
    .last()
    .evaluate((option) => option.scrollIntoView({ block: 'nearest' }))
  const last = await options(page).last().boundingBox()
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(phone.height - 300)

  await coverBy(page, 0)
  await expect.poll(() => edges(page, 'dialog[open]')).toEqual([0, phone.height])
  // A smaller text would make phones zoom in when the field is focused.
  const size = await field(page).evaluate((input) => getComputedStyle(input).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16)
})

test(
  'a step back that the browser has animated is not animated again, other steps are',
  slow,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...args) {
        Reflect.set(window, 'fadedIn', this.nodeName === 'MAIN')
        return animate.apply(this, args)
      }
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', {
        get: () => Reflect.get(window, 'isSwipe') === true,
      })
    })
    /** Whether a page has faded in since the last time. */
    const fadedIn = () =>
      page.evaluate(() => {
        const found: unknown = Reflect.get(window, 'fadedIn')
        Reflect.set(window, 'fadedIn', false)
        return found
      })
    await openByTouch(page, layout)
    await page.getByRole('main').getByRole('link', { name: '规则', exact: true }).first().tap()
    await expect(title(page)).toHaveText('规则')
    expect(await fadedIn()).toBe(true)
    for (const isSwipe of [false, true]) {
      await page.evaluate((value) => Reflect.set(window, 'isSwipe', value), isSwipe)
      if (isSwipe) await page.goForward()
      else await page.goBack()
      await expect(title(page)).toHaveText(isSwipe ? '规则' : '布局')
      expect(await fadedIn()).toBe(!isSwipe)
    }
  },
)

test(
  'what floats above the lower edge leaves the bar free that phones are swiped on',
  slow,
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await openByTouch(page, layout)
    const gap = () =>
      page
        .getByRole('button', { name: '回到顶部' })
        .evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)
    await scrollDown(page, 1200)
    await scrollDown(page, 1000)
    await expect(page.getByRole('button', { name: '回到顶部' })).toBeVisible()
    await expect.poll(gap).toBeCloseTo(20.8, 0)
    await session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { bottom: 34, bottomMax: 34 },
    })
    await expect.poll(gap).toBeCloseTo(54.8, 0)
  },
)

test(
  'a reader can zoom, and the browser itself leaves room beside a notch',
  slow,
  async ({ page }) => {
    await page.goto(at(layout))
    const content = await page.locator('meta[name=viewport]').getAttribute('content')
    // Without `viewport-fit=cover` the page lies between the notch and the rounded corners.
    expect(content).toBe('width=device-width, initial-scale=1')
    const actions = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('*'),
        (element) => getComputedStyle(element).touchAction,
      ),
    )
    expect([...new Set(actions)]).toEqual(['auto'])
  },
)

test('a tap opens the menu once, and a list in it stays open', slow, async ({ page }) => {
  await openByTouch(page, layout)
  await page.evaluate(() => {
    const states: string[] = []
    document.getElementById('Menu')?.addEventListener('toggle', (event) => {
      if (event instanceof ToggleEvent) states.push(event.newState)
    })
    Reflect.set(window, 'states', states)
  })
  await hamburger(page).tap()
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  const category = docsPanel(page).locator('details').first()
  const isOpen = () => category.evaluate((details: HTMLDetailsElement) => details.open)
  const before = await isOpen()
  await category.locator('summary').first().tap()
  await expect.poll(isOpen).toBe(!before)
  expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['open'])
})

test(
  'on a tablet a tap opens the languages and a second one closes them',
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 })
    await openByTouch(page, layout)
    const button = page.getByRole('banner').getByLabel(/^语言/)
    const list = page.locator('#Languages')
    await button.tap()
    await expect(list).toBeVisible()
    await button.tap()
    await expect(list).toBeHidden()
    await button.tap()
    await list.getByRole('link').last().tap()
    await expect(page).not.toHaveURL(at(layout))
  },
)

test('a long press on a link is left to the browser', slow, async ({ page }) => {
  await openByTouch(page, layout)
  const link = page.getByRole('main').getByRole('link', { name: '规则', exact: true }).first()
  const isPrevented = await link.evaluate((element) => {
    const events = ['touchstart', 'touchend', 'contextmenu', 'selectstart', 'dragstart'].map(
      (type) => new Event(type, { bubbles: true, cancelable: true }),
    )
    return events.filter((event) => !element.dispatchEvent(event)).map(({ type }) => type)
  })
  expect(isPrevented).toEqual([])
  const { userSelect, callout } = await link.evaluate((element) => {
    const style = getComputedStyle(element)
    return {
      userSelect: style.userSelect,
      callout: style.getPropertyValue('-webkit-touch-callout'),
    }
  })
  expect(userSelect).toBe('auto')
  expect(['', 'default']).toContain(callout)
  await expect(page).toHaveURL(at(layout))
})
