import { expect, test as base, type Page } from '@playwright/test'
import { openOldBrowser, qtWebEngines, type OldBrowser } from './qtWebEngine.ts'

interface TestFixtures {
  /** The one tab of the browser, with empty storage. A test fails on uncaught errors and errors in the console. */
  page: Page
}

interface WorkerFixtures {
  oldBrowser: OldBrowser
}

/** Tests in a browser of years ago; the name of the project says in which one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  oldBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use, { project }) => {
      const engine = qtWebEngines.find(({ name }) => name === project.name)
      if (!engine) throw new Error(`no browser is called ${project.name}`)
      const browser = await openOldBrowser(engine)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  page: async ({ oldBrowser, baseURL }, use) => {
    const { page } = oldBrowser
    const errors: string[] = []
    const onConsole = (message: { type: () => string; text: () => string }) =>
      void (message.type() === 'error' && errors.push(message.text()))
    const onError = (error: Error) => void errors.push(error.message)
    page.on('console', onConsole).on('pageerror', onError)
    await page.goto(`${baseURL ?? ''}/robots.txt`)
    await page.evaluate(() => localStorage.clear())
    await use(page)
    page.off('console', onConsole).off('pageerror', onError)
    expect(errors).toEqual([])
  },
})

export { expect }

/** Clicks the centre of the first shown element that matches, and fails if something covers it. */
export async function clickOn(page: Page, selector: string, text = ''): Promise<void> {
  const point = await page.evaluate(findShown, [selector, text] as const)
  await page.mouse.click(point.x, point.y)
}

/** Runs in the page. Playwright's own search for elements needs newer browsers. */
function findShown([selector, text]: readonly [string, string]): { x: number; y: number } {
  const element = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
    (candidate) => candidate.offsetParent && candidate.innerText.includes(text),
  )
  if (!element) throw new Error(`${selector} ${text} is not shown`)
  element.scrollIntoView({ block: 'center' })
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const top = document.elementFromPoint(point.x, point.y)
  if (!top || !(element.contains(top) || top.contains(element)))
    throw new Error(`${selector} ${text} is covered by ${top?.outerHTML.slice(0, 80)}`)
  return point
}
