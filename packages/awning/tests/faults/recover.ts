import type { Page } from '@playwright/test'
import { wideWindow } from './actions.ts'
import type { ExpectedSite } from './expectedPages.ts'
import type { FaultyHost } from './faultyHost.ts'
import type { Tab } from './tab.ts'

/** The app needs a moment to start, even on a busy machine. */
const timeout = 10_000

/**
 * The faults have stopped: Retry has to work, and after one reload everything, without anything being cleared. Returns what
 * does not.
 */
export async function recover(
  tab: Tab,
  host: FaultyHost,
  versions: readonly ExpectedSite[],
): Promise<string | undefined> {
  const { page } = tab
  const current = versions[host.version]
  if (!current) throw new Error('there is no such version')
  await page.setViewportSize(wideWindow)
  const retried = await retry(tab, versions)
  if (retried !== undefined) return retried
  await page.reload({ waitUntil: 'commit' }).catch(() => {})
  const shown = await tab.settle(versions, 'page')
  if (shown.kind === 'wrong') return shown.problem
  if (shown.kind !== 'page') return `a reload without faults shows no page (${shown.kind})`
  if (shown.version !== current) return `a reload shows ${shown.version.mark}`
  if (!(await page.evaluate(isStyled))) return 'a reload shows the page without its styles'
  await leaveStaticPage(page)
  return (await startApp(page)) ?? (await useApp(tab, versions))
}

/** Where a message is in the place of the page, its button has to bring the page. */
async function retry(tab: Tab, versions: readonly ExpectedSite[]): Promise<string | undefined> {
  const before = await tab.settle(versions)
  if (before.kind === 'wrong') return before.problem
  if (before.kind !== 'failed' && before.kind !== 'fallback') return undefined
  await tab.page.evaluate(() =>
    document.querySelector<HTMLElement>('main [role=alert] button')?.click(),
  )
  const after = await tab.settle(versions, 'page')
  return after.kind === 'page' ? undefined : `Retry without faults shows no page (${after.kind})`
}

function isStyled(): boolean {
  const navbar = document.querySelector('[data-navbar]')
  return navbar !== null && getComputedStyle(navbar).position === 'sticky'
}

/** A not-found document may be one without the app; then the reader goes on to the home page. */
async function leaveStaticPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isStatic = 'static' in document.documentElement.dataset
    if (isStatic) document.querySelector<HTMLElement>('[data-navbar] a')?.click()
  })
  await page.waitForFunction(() => !('static' in document.documentElement.dataset))
}

async function startApp(page: Page): Promise<string | undefined> {
  await page.mouse.move(5, 5)
  await page.mouse.move(40, 300)
  return page
    .waitForFunction(() => document.documentElement.dataset['app'] === 'on', undefined, { timeout })
    .then(
      () => undefined,
      () => 'the app does not start after a reload',
    )
}

/** Follows a link and searches; both are done by the app, so no document may be requested. */
async function useApp(tab: Tab, versions: readonly ExpectedSite[]): Promise<string | undefined> {
  const { page } = tab
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-navbar] ul a')?.click())
  const { documents } = tab
  const shown = await tab.settle(versions, 'page')
  if (shown.kind !== 'page') return 'a link does not work after a reload'
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').fill('alpha', { timeout })
  const hasResult = await page
    .getByRole('option')
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    )
  if (!hasResult) return 'search finds nothing after a reload'
  return tab.documents === documents ? undefined : 'a link loads a document after a reload'
}
