import type { Page } from '@playwright/test'
import { followLink } from '../browser/followLink.ts'

/** Makes a choice from 0 up to 1 for an action, the same each time that the seed is the same. */
export type Choose = (purpose: string) => number

/** Does one thing that a reader does, and returns it for the trace. It never waits for a response. */
type Action = (page: Page, choose: Choose) => Promise<string>

export const wideWindow = { width: 1280, height: 800 }
const narrowWindow = { width: 390, height: 800 }

/** What readers do, and how often. */
export const actionWeights = {
  link: 8,
  hurry: 3,
  back: 4,
  forward: 2,
  reload: 3,
  move: 2,
  scroll: 1,
  search: 3,
  theme: 1,
  language: 1,
  menu: 2,
  retry: 2,
  save: 2,
  comeBack: 1,
  escape: 1,
}

export type ActionName = keyof typeof actionWeights

export const actions: Readonly<Record<ActionName, Action>> = {
  link: clickLink,
  async hurry(page, choose) {
    const first = await clickLink(page, choose)
    const then = choose('then') < 0.5 ? goBack : clickLink
    return `${first}, and at once ${await then(page, choose)}`
  },
  back: goBack,
  forward: goForward,
  async reload(page) {
    await page.reload({ waitUntil: 'commit' }).catch(() => {})
    return 'reload'
  },
  async move(page, choose) {
    for (let step = 0; step < 30; step += 1)
      await page.mouse.move(200 + step * 7, 200 + choose(`y${step}`) * 300)
    return 'move the pointer'
  },
  async scroll(page, choose) {
    const distance = Math.round(choose('distance') * 2000)
    await page.mouse.wheel(0, distance)
    return `scroll by ${distance}`
  },
  async search(page, choose) {
    await page.keyboard.press('Control+k')
    const field = page.locator('dialog[open] input')
    // Where the app cannot run there is no search.
    const isOpen = await field.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    )
    if (!isOpen) return 'open search in vain'
    await field.pressSequentially('alpha')
    if (choose('then') < 0.5) await page.keyboard.press('Enter')
    return 'search for alpha'
  },
  async theme(page) {
    return (await press(page, '[data-do=theme]')) ? 'switch the theme' : 'find no switch'
  },
  async language(page) {
    const isThere = await press(page, 'a[data-root]:not([aria-current])')
    return isThere ? 'switch the language' : 'find no other language'
  },
  async menu(page, choose) {
    await page.setViewportSize(narrowWindow)
    if (!(await press(page, '[data-navbar] [popovertarget=Menu]'))) return 'find no menu'
    if (choose('then') < 0.4) return 'open the menu'
    return `open the menu and ${await clickLink(page, choose)}`
  },
  async retry(page, choose) {
    const isThere = await press(page, '[role=alert] button')
    return isThere ? 'press Retry' : clickLink(page, choose)
  },
  async save(page) {
    if (!page.url().includes('/offline')) await followLink(page, '/offline')
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 310)
    const button = page.locator('[data-in-area] button:enabled').first()
    return button.click({ timeout: 3000 }).then(
      () => 'save an area or stop saving it',
      () => 'find no area to save',
    )
  },
  async comeBack(page) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return 'come back to the tab'
  },
  async escape(page) {
    await page.keyboard.press('Escape')
    return 'press Escape'
  },
}

async function goBack(page: Page, choose: Choose): Promise<string> {
  return (await step(page, 'back')) ? 'go back' : clickLink(page, choose)
}

async function goForward(page: Page, choose: Choose): Promise<string> {
  return (await step(page, 'forward')) ? 'go forward' : clickLink(page, choose)
}

/**
 * Steps through the history, but never out of the site. An overlay that has just closed may still be about to step back itself,
 * and two steps would leave the site.
 */
async function step(page: Page, direction: 'back' | 'forward'): Promise<boolean> {
  await page.waitForFunction(
    () => !history.state?.overlay || document.querySelector('dialog[open], :popover-open') !== null,
    undefined,
    { timeout: 5000 },
  )
  return page.evaluate((way) => {
    const { navigation } = window as {
      navigation?: { readonly canGoBack: boolean; readonly canGoForward: boolean }
    }
    const isPossible = way === 'back' ? navigation?.canGoBack : navigation?.canGoForward
    if (isPossible) history[way]()
    return isPossible === true
  }, direction)
}

/** Presses a control as a script does, so that it need not be in view. Returns whether there is one. */
function press(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const control = document.querySelector<HTMLElement>(wanted)
    control?.click()
    return control !== null
  }, selector)
}

/** Clicks one of the links in view, as a reader does: the pointer moves to it first. */
async function clickLink(page: Page, choose: Choose): Promise<string> {
  const links = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const point = { x: left + width / 2, y: top + height / 2 }
      const isPage =
        link.origin === location.origin && !link.target && !/\.\w+$/.test(link.pathname)
      const isInView = link.contains(document.elementFromPoint(point.x, point.y))
      return isPage && isInView ? [{ ...point, href: link.pathname + link.hash }] : []
    }),
  )
  const link = links[Math.floor(choose('link') * links.length)]
  if (!link) return 'find no link'
  await page.mouse.move(link.x - 3, link.y)
  await page.mouse.click(link.x, link.y)
  return `click ${link.href}`
}
