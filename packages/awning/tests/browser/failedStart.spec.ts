import type { JSHandle, Locator, Page } from '@playwright/test'
import { docsLink } from './docsSidebar.ts'
import { entryScript } from './entryScript.ts'
import type { FaultServer } from './faultServer.ts'
import { faultTest as test } from './faultTest.ts'
import { title } from './landmarks.ts'
import { scrollDown } from './scroll.ts'
import { layout } from './readerSite.ts'
import { documentRequests, expect } from './browserTest.ts'
import { slowUnless } from './slowTests.ts'

/** A copy of the whole document, but for what boot changes in it on intent. */
function copyDocument(page: Page): Promise<JSHandle<HTMLElement>> {
  return page.evaluateHandle(() => {
    const { documentElement: copy } = document.implementation.createHTMLDocument()
    copy.replaceWith(document.documentElement.cloneNode(true))
    const { documentElement } = copy.ownerDocument
    delete documentElement.dataset['app']
    // What boot has inserted.
    const inserted = 'link[rel=modulepreload], link[rel=stylesheet]'
    for (const link of documentElement.querySelectorAll(inserted)) link.remove()
    return documentElement
  })
}

/** Errors in the console, from here on. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

async function reach(page: Page): Promise<void> {
  await page.mouse.move(300, 200)
  await page.mouse.move(310, 210)
}

/** Reaches for the page until the app has given up. */
async function startInVain(page: Page): Promise<void> {
  await expect(async () => {
    await reach(page)
    await page.keyboard.press('Shift')
    expect(await page.locator('html').getAttribute('data-app')).toBe('off')
  }).toPass({ timeout: 8_000 })
}

/** The page reads, its links lead on, and the app is not asked for again. */
async function expectFinishedPage(page: Page, faults: FaultServer): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-do=search]')).toBeHidden()
  const requests = faults.requests.length
  await reach(page)
  for (const key of ['Shift', '?', 'Control+k']) await page.keyboard.press(key)
  await title(page).click()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  // What an effect asked for before the app gave up may still arrive.
  expect(faults.requests.slice(requests)).not.toContain(await entryScript(page))
  const documents = documentRequests(page)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  expect(documents).toHaveLength(1)
}

const fail = 'throw new TypeError("broken on purpose")'

for (const [name, spoil] of [
  [
    'an entry script that throws',
    async (page: Page, faults: FaultServer) => faults.rewrite(await entryScript(page), () => fail),
  ],
  [
    'an entry script that cannot be parsed',
    async (page: Page, faults: FaultServer) =>
      faults.rewrite(await entryScript(page), () => '/* broken on purpose */ let let = 1'),
  ],
  [
    'an effect that throws',
    (page: Page) =>
      page.evaluate(() => {
        window.matchMedia = () => {
          throw new Error('broken on purpose')
        }
      }),
  ],
  [
    'a layout effect that throws',
    (page: Page) =>
      page.evaluate(() => {
        window.requestAnimationFrame = () => {
          throw new Error('broken on purpose')
        }
      }),
  ],
  [
    'a component that throws while it is rendered',
    (page: Page) =>
      page.evaluate(() =>
        Object.defineProperty(navigator, 'platform', {
          get() {
            throw new Error('broken on purpose')
          },
        }),
      ),
  ],
] as const) {
  test(
    `E23 ${name} leaves the finished page as it is, and is reported once`,
    slowUnless(name === 'an effect that throws'),
    async ({ page, faults, allow }) => {
      allow(/./)
      const uncaught: string[] = []
      page.on('pageerror', ({ message }) => uncaught.push(message))
      await page.goto(faults.url + layout)
      // What is below the screen is laid out after the first paint.
      await expect(page.locator('[data-laid-out]')).toHaveCount(0)
      await spoil(page, faults)
      const errors = consoleErrors(page)
      const finished = await copyDocument(page)
      await startInVain(page)
      const left = await copyDocument(page)
      expect(await left.evaluate((copy, other) => copy.isEqualNode(other), finished)).toBe(true)
      expect(errors).toHaveLength(1)
      await expectFinishedPage(page, faults)
      expect(uncaught).toEqual([])
      expect(errors).toHaveLength(1)
    },
  )
}

test('E23 a document that is cut off in its head, after boot, asks for no app and reports no error', async ({
  page,
  faults,
}) => {
  const errors = consoleErrors(page)
  page.on('pageerror', ({ message }) => errors.push(message))
  faults.rewrite(layout, (html) => html.slice(0, html.indexOf('<template')))
  await page.goto(faults.url + layout)
  expect(await page.evaluate(() => typeof __awning)).toBe('object')
  await reach(page)
  await page.keyboard.press('Shift')
  await page.evaluate(() => __awning.start())
  expect(faults.requests.filter((path) => path.endsWith('.js'))).toEqual([])
  expect(errors).toEqual([])
})

test('E23 a reader in the middle of a page stays there when the app fails, and so does the focus', async ({
  page,
  faults,
  allow,
}) => {
  allow(/broken on purpose/)
  await page.goto(faults.url + layout)
  const release = faults.hold(await entryScript(page))
  await scrollDown(page, 600)
  const link = page.getByRole('main').getByRole('link').filter({ visible: true }).last()
  await link.focus()
  const top = await topOf(link)
  await page.evaluate(() => {
    window.requestAnimationFrame = () => {
      throw new Error('broken on purpose')
    }
  })
  release()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'off')
  await expect(link).toBeFocused()
  expect(Math.abs((await topOf(link)) - top)).toBeLessThan(4)
})

const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top)
