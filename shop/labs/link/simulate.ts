import { MainThread, type Run } from './mainThread.ts'
import { Network, type FoundBy } from './network.ts'
import { bodyAt, headAt, heroAt, resources, type Resource, type ResourceId } from './resources.ts'
import type { Settings } from './settings.ts'

/** When what happened to a file, in milliseconds from the navigation. */
export interface Timing {
  readonly id: ResourceId
  readonly by: FoundBy
  readonly discovered: number
  readonly requested: number
  readonly firstByte: number
  readonly ended: number
  readonly run: Run | undefined
}

export interface Loading {
  readonly timings: readonly Timing[]
  readonly firstPaint: number
  /** When the hero, the largest on the first screen, is painted. */
  readonly largestPaint: number
  readonly contentLoaded: number
  /** When the text is shown in its own font; before that, it is in a fallback. */
  readonly fontShown: number
  readonly loaded: number
  /** Scripts in the order in which they ran. */
  readonly ran: readonly ResourceId[]
}

/** Nothing on this page takes so long: a guard for the loop. */
const limit = 20_000

/**
 * Loads the small page. What it leaves out: parsing and layout take no time, one connection an origin,
 * one pipe with a fixed width and delay, no cache, no slow start.
 */
export function simulate(settings: Settings): Loading {
  const page = resources(settings)
  const network = new Network()
  const thread = new MainThread(page, settings.blocking)
  const marks: { first?: number; largest?: number; font?: number } = {}

  for (const document of page.slice(0, 1)) network.request(document, 'navigation', 0)
  for (let now = 1; now < limit; now += 1) {
    network.deliver(now)
    thread.step(network, now)
    discover(page, settings, network, thread.parsed, now)
    paint(now)
    if (marks.largest && marks.font && thread.contentLoaded && done(now)) break
  }

  /** The thread paints when no script has it, and never without the sheets that block. */
  function paint(now: number): void {
    if (thread.busy(now) || thread.parsed < bodyAt) return
    const styled = network.has('site.css')
    if (settings.blocking && !styled) return
    if (marks.first === undefined) {
      marks.first = now
      boost()
    }
    if (styled && network.has('song.woff2')) marks.font ??= now
    const there = thread.parsed >= heroAt && (settings.heroPlace === 'html' || styled)
    if (there && network.has('hero.avif')) marks.largest ??= now
  }

  /** Once there is a layout the browser knows that the hero is in view, and lifts it by itself. */
  function boost(): void {
    const hero = page.find(({ id }) => id === 'hero.avif')
    const download = hero && network.downloads.get(hero.id)
    if (download && settings.heroPriority === 'auto') download.priority = 'high'
  }

  function done(now: number): boolean {
    return !thread.busy(now) && page.every(({ id }) => network.has(id))
  }

  const timings = page.flatMap((resource) => timing(resource, network, thread))
  return {
    timings,
    firstPaint: marks.first ?? limit,
    largestPaint: marks.largest ?? limit,
    contentLoaded: thread.contentLoaded ?? limit,
    fontShown: marks.font ?? limit,
    loaded: Math.max(...timings.map(({ ended, run }) => run?.end ?? ended)),
    ran: thread.ran.map(({ id }) => id),
  }
}

/** Requests what can be seen by now: by the parser, by the scanner that runs ahead, or by the styles. */
function discover(
  page: readonly Resource[],
  { preconnect }: Settings,
  network: Network,
  parsed: number,
  now: number,
): void {
  const seen = network.share('index.html')
  if (preconnect && seen >= headAt) network.connect(now)
  for (const resource of page) {
    const { at, neededAt, preload } = resource
    if (preload && seen >= headAt) network.request(resource, 'preload', now)
    else if (at !== undefined && parsed >= at) network.request(resource, 'parser', now)
    else if (at !== undefined && seen >= at) network.request(resource, 'scanner', now)
    else if (neededAt !== undefined && parsed >= neededAt && network.has('site.css'))
      network.request(resource, 'stylesheet', now)
  }
}

function timing({ id }: Resource, network: Network, thread: MainThread): Timing[] {
  const download = network.downloads.get(id)
  if (download?.ended === undefined) return []
  const { by, discovered, requested, firstByte, ended } = download
  const run = thread.ran.find((one) => one.id === id)
  return [{ id, by, discovered, requested, firstByte, ended, run }]
}
