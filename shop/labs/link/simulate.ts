import { MainThread, type Run } from './mainThread.ts'
import { Network, type FoundBy } from './network.ts'
import { bodyAt, headAt, heroAt, resources, type Resource, type ResourceId } from './resources.ts'
import type { LoadingSettings } from './loadingSettings.ts'

/** The timing of a file, in milliseconds from the navigation. */
export interface Timing {
  readonly id: ResourceId
  readonly foundBy: FoundBy
  readonly discovered: number
  readonly requested: number
  readonly firstByte: number
  readonly ended: number
  readonly run: Run | undefined
}

export interface LoadingResult {
  readonly timings: readonly Timing[]
  readonly firstPaint: number
  /** When the hero image, the largest element of the first screen, is painted. */
  readonly largestPaint: number
  readonly contentLoaded: number
  /** When the text is shown in the web font; before that it has a fallback font. */
  readonly fontShown: number
  readonly loaded: number
  /** Scripts in the order in which they ran. */
  readonly ran: readonly ResourceId[]
}

/** An upper limit that ends the simulation in any case. */
const maxTime = 20_000

/**
 * Simulates the loading of the sample page. Simplifications: parsing and layout take no time, one
 * connection per origin, fixed bandwidth and latency, no cache, no slow start.
 */
export function simulate(settings: LoadingSettings): LoadingResult {
  const page = resources(settings)
  const network = new Network()
  const thread = new MainThread(page, settings.blocking)
  const marks: { first?: number; largest?: number; font?: number } = {}

  for (const document of page.slice(0, 1)) network.request(document, 'navigation', 0)
  for (let now = 1; now < maxTime; now += 1) {
    network.deliver(now)
    thread.step(network, now)
    discover(page, settings, network, thread.parsedShare, now)
    paint(now)
    if (marks.largest && marks.font && thread.contentLoaded && done(now)) break
  }

  /** Paints when no script occupies the thread and no style sheet blocks rendering. */
  function paint(now: number): void {
    if (thread.isBusy(now) || thread.parsedShare < bodyAt) return
    const styled = network.isReceived('site.css')
    if (settings.blocking && !styled) return
    if (marks.first === undefined) {
      marks.first = now
      raiseHeroPriority()
    }
    if (styled && network.isReceived('song.woff2')) marks.font ??= now
    const heroIsPlaced = thread.parsedShare >= heroAt && (settings.heroSource === 'html' || styled)
    if (heroIsPlaced && network.isReceived('hero.avif')) marks.largest ??= now
  }

  /** After the first layout the browser knows that the hero is visible, and raises its priority. */
  function raiseHeroPriority(): void {
    const hero = page.find(({ id }) => id === 'hero.avif')
    const download = hero && network.downloads.get(hero.id)
    if (download && settings.heroPriority === 'auto') download.priority = 'high'
  }

  function done(now: number): boolean {
    return !thread.isBusy(now) && page.every(({ id }) => network.isReceived(id))
  }

  const timings = page.flatMap((resource) => timing(resource, network, thread))
  return {
    timings,
    firstPaint: marks.first ?? maxTime,
    largestPaint: marks.largest ?? maxTime,
    contentLoaded: thread.contentLoaded ?? maxTime,
    fontShown: marks.font ?? maxTime,
    loaded: Math.max(...timings.map(({ ended, run }) => run?.end ?? ended)),
    ran: thread.runs.map(({ id }) => id),
  }
}

/** Requests the resources found so far: by the parser, by the preload scanner, or by the style sheet. */
function discover(
  page: readonly Resource[],
  { preconnect }: LoadingSettings,
  network: Network,
  parsed: number,
  now: number,
): void {
  const receivedShare = network.receivedShare('index.html')
  if (preconnect && receivedShare >= headAt) network.connect(now)
  for (const resource of page) {
    const { position, neededAt, preload } = resource
    if (preload && receivedShare >= headAt) network.request(resource, 'preload', now)
    else if (position !== undefined && parsed >= position) network.request(resource, 'parser', now)
    else if (position !== undefined && receivedShare >= position)
      network.request(resource, 'scanner', now)
    else if (neededAt !== undefined && parsed >= neededAt && network.isReceived('site.css'))
      network.request(resource, 'stylesheet', now)
  }
}

function timing({ id }: Resource, network: Network, thread: MainThread): Timing[] {
  const download = network.downloads.get(id)
  if (download?.ended === undefined) return []
  const { foundBy, discovered, requested, firstByte, ended } = download
  const run = thread.runs.find((one) => one.id === id)
  return [{ id, foundBy, discovered, requested, firstByte, ended, run }]
}
