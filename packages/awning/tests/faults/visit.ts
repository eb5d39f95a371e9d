import type { Browser } from '@playwright/test'
import { browserSettings } from '../browser/browserSettings.ts'
import { actions, actionWeights, wideWindow } from './actions.ts'
import type { ExpectedSite } from './expectedPages.ts'
import { startFaultyHost, type FaultyHost } from './faultyHost.ts'
import { chance, pick, pickWeighted } from './random.ts'
import { recover } from './recover.ts'
import { Tab } from './tab.ts'
import { weatherOf } from './weather.ts'

export interface VisitedSite {
  readonly folders: readonly string[]
  readonly versions: readonly ExpectedSite[]
}

export interface VisitResult {
  readonly faults: number
  readonly actions: number
  readonly violations: readonly string[]
  /** Every action with its requests that failed, for a reader of the report. */
  readonly trace: readonly string[]
}

const stepCount = 10
/** More requests for one file, or more documents, after one action, are a loop. */
const maxRequestsForFile = 10
const maxRequests = 300
const maxDocuments = 4

const startPaths = [
  '/',
  '/docs/alpha',
  '/docs/beta',
  '/blog',
  '/blog/hello',
  '/en/docs/alpha',
] as const

/** What happens besides the reader's actions. */
const eventWeights = { nothing: 12, deploy: 2, tab: 2, offline: 2 }

/** One reader with an empty browser, who does ten things while requests fail; then the faults stop. */
export async function visit(
  browser: Browser,
  { folders, versions }: VisitedSite,
  seed: number,
  number: number,
): Promise<VisitResult> {
  const host = await startFaultyHost(folders)
  const { locale } = browserSettings.use
  const context = await browser.newContext({
    locale,
    viewport: wideWindow,
    serviceWorkers: 'allow',
  })
  const trace: string[] = []
  const violations: string[] = []
  const tabs: Tab[] = []
  const open = async (step: number) => {
    const path = pick(startPaths, seed, number, step, 'start')
    tabs.push(await Tab.open(context, host, path))
    return `open ${path}`
  }

  /** Does something, waits until the page is at rest and applies all rules. */
  async function perform(name: string, act: (tab: Tab) => Promise<string>): Promise<void> {
    const requests = host.requests.length
    const current = tabs.at(-1)
    const before = current?.documents ?? 0
    const what = current ? await act(current).catch(interrupted) : await open(0)
    const tab = tabs.at(-1)
    if (!tab) return
    const verdict = await tab.settle(versions)
    const sent = host.requests.slice(requests)
    const problems = [
      ...(verdict.kind === 'wrong' ? [verdict.problem] : []),
      ...loops(sent.map(({ path }) => path)),
      ...(tab === current && tab.documents - before > maxDocuments ? ['reload loop'] : []),
      ...tabs.flatMap(({ errors }) => errors.splice(0)),
    ]
    const failed = sent.flatMap(({ path, fault }) => (fault ? [`\n      ${fault} ${path}`] : []))
    trace.push(`${name}: ${what} → ${verdict.kind} ${pathOf(tab)}${failed.join('')}`)
    for (const problem of problems) {
      violations.push(`${name}: ${problem}`)
      trace.push(`  !!  ${problem}`)
    }
  }

  try {
    host.version = Math.floor(chance(seed, number, 'version') * folders.length)
    const weather = weatherOf(seed, number)
    // In every other visit the first page and the service worker arrive whole.
    if (chance(seed, number, 'first') < 0.5) host.weather = weather
    await perform('step 0', () => Promise.resolve(''))
    host.weather = weather
    for (let step = 1; step <= stepCount && violations.length === 0; step += 1) {
      const event = pickWeighted(eventWeights, seed, number, step, 'event')
      host.isOffline = event === 'offline'
      if (event === 'deploy') host.version = (host.version + 1) % folders.length
      const action = pickWeighted(actionWeights, seed, number, step, 'action')
      const choose = (purpose: string) => chance(seed, number, step, purpose)
      const suffix = event === 'nothing' ? '' : ` (${event})`
      await perform(`step ${step} ${action}${suffix}`, async ({ page }) => {
        if (event === 'tab') return open(step)
        await page.setViewportSize(wideWindow)
        return actions[action](page, choose)
      })
    }
    host.isOffline = false
    host.weather = undefined
    for (const [index, tab] of tabs.entries()) {
      if (violations.length > 0) break
      const problem = await recover(tab, host, versions)
      if (problem !== undefined) violations.push(`recovery of tab ${index}: ${problem}`)
      trace.push(`recovery of tab ${index}: ${problem ?? 'works'}`)
    }
    if (violations.length > 0)
      for (const [index, tab] of tabs.entries())
        trace.push(...tab.console.slice(-5).map((line) => `console of tab ${index}: ${line}`))
  } finally {
    await context.close()
    await host.close()
  }
  return { faults: faultsOf(host), actions: stepCount, violations, trace }
}

/** The document was replaced in the middle of an action. */
function interrupted(error: unknown): string {
  return `interrupted (${String(error).split('\n', 1)})`
}

function loops(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count > maxRequestsForFile)
  const problems = repeated.map(([path, count]) => `${count} requests for ${path}`)
  return paths.length > maxRequests ? [...problems, `${paths.length} requests`] : problems
}

function pathOf({ page }: Tab): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

function faultsOf({ requests }: FaultyHost): number {
  return requests.filter(({ fault }) => fault !== undefined).length
}
