import { availableParallelism } from 'node:os'
import type { RemoteCache } from '../../cache/remote/remoteCache.ts'
import { hash } from '../../cache/hash.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Content } from '../../content/model.ts'
import { shareOf, type Shard } from '../../content/shard.ts'
import { kindOf, type Kinds } from '../../pages/kinds.ts'
import type { LabInfo } from '../../features/labs/lab.ts'
import type { Route } from '../../pages/route.ts'
import { shownHash } from '../../pages/shownHash.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { configText } from '../build-manifest/currentFacts.ts'
import {
  RecordMaker,
  type PageRecord,
  type PageRecords,
  type RenderedRecord,
} from '../build-manifest/pageRecords.ts'
import type { OutputFolder } from '../output/outputFolder.ts'
import type { Progress } from '../progress.ts'
import type { EarlyThreads, Pool } from './earlyThreads.ts'
import { createSlot, watchThreads, type WatchSlot } from './endlessLoops.ts'
import { defaultTimeLimit, RenderFailures, type FailureOptions } from './renderFailures.ts'
import { pageHash } from './pageHash.ts'
import { pageId } from './pageId.ts'
import { PageRenderer } from './pageRenderer.ts'
import type { Part } from './part.ts'
import { PartRenderer } from './partRenderer.ts'
import { RenderPool, type PoolJob } from './renderPool.ts'
import { renderOptions } from './renderOptions.ts'
import { renderPage } from './renderPage.ts'
import { isPackable, packRoute } from './packRoute.ts'
import { SharedPages } from './sharedPages.ts'
import { shareJobs } from './shareJobs.ts'

export interface RenderRoutesOptions extends FailureOptions {
  readonly engine: Engine
  readonly config: SiteConfig
  readonly content: Content
  readonly routes: readonly Route[]
  readonly kinds: Kinds
  readonly labs: readonly LabInfo[]
  readonly output: OutputFolder
  readonly progress: Progress
  /** Pages of the last build; those whose inputs are the same are not rendered again. */
  readonly lastPages: PageRecords
  readonly cacheDir: string
  /** Where machines share pages. */
  readonly remote?: RemoteCache | undefined
  /** Only this share of the pages is rendered. */
  readonly shard?: Shard | undefined
  /** The site's own CSS. */
  readonly siteCss: string
  /** The file from which worker threads read the settings; without it this thread renders all pages. */
  readonly configFile?: string | undefined
  /** Number of pages from which worker threads are used. */
  readonly minPagesForThreads?: number | undefined
  /** Threads that were started while the content was read. */
  readonly earlyThreads?: EarlyThreads | undefined
  /**
   * Other work of this thread, begun when the worker threads have theirs. This thread renders pages with them as soon
   * as it is done.
   */
  readonly meanwhile?: () => Promise<unknown>
}

export interface RenderedRoutes {
  readonly pages: PageRecords
  /** How many pages other machines have rendered. */
  readonly fetchedPages: number
  /** The not-found documents by locale. They are not written here, because they have no address of their own. */
  readonly notFound: ReadonlyMap<string, string>
}

interface PageJob {
  readonly route: Route
  readonly id: string
  /** Changes with everything that the page at this id is rendered from. */
  readonly hash: string
}

/** A page to be rendered, with its parts. */
interface RenderJob extends PageJob, PoolJob {}

/**
 * A thread takes about a second to start and to load the engine. In a first build, a page takes several times as long as later,
 * until V8 has compiled what renders it.
 */
const minPagesOfFirstBuild = 100
const minPagesOfRebuild = 200

/** Only code of the site can loop. The time limit of a thread that is not blocked is over before. */
function watchedSlots({ hasCode, timeLimit = defaultTimeLimit }: FailureOptions) {
  if (!hasCode) return { slots: [], stop: async () => undefined }
  const slots = Array.from({ length: availableParallelism() + 1 }, createSlot)
  return { slots, stop: watchThreads(slots, timeLimit + 10_000) }
}

/** Renders every page whose inputs or files have changed since the last build. */
export async function renderRoutes(given: RenderRoutesOptions): Promise<RenderedRoutes> {
  const { slots, stop } = watchedSlots(given)
  const [slot, ...workerSlots] = slots
  const options = { ...given, slot }
  const { routes, kinds, lastPages, engine, earlyThreads } = options
  // Every page of a first build is rendered, unless another machine has done it, so the threads can start before the jobs are listed.
  const rendersAll = lastPages.size === 0 && !options.remote
  const packable = routes.filter((route) => isPackable(route, kinds.pages))
  const start = (pages: number) => startPool(options, pages, workerSlots)
  const started = earlyThreads?.of(engine.folder)
  const pool = started ?? (rendersAll ? start(packable.length) : undefined)
  try {
    return await renderChanged(options, pool, start)
  } finally {
    await Promise.all([pool?.close(), stop()])
  }
}

/** Starts no threads where there are too few pages for them. */
function startPool(
  options: RenderRoutesOptions,
  pageCount: number,
  slots: readonly WatchSlot[],
): RenderPool | undefined {
  const { configFile, engine, labs, cacheDir, lastPages } = options
  const ownMinimum = lastPages.size === 0 ? minPagesOfFirstBuild : minPagesOfRebuild
  const minPages = options.minPagesForThreads ?? ownMinimum
  if (configFile === undefined || pageCount < minPages) return undefined
  const setup = {
    engineFolder: engine.folder,
    configFile,
    labs,
    cacheDir,
    failures: { root: options.root, hasCode: options.hasCode },
  }
  return new RenderPool(setup, pageCount, slots)
}

async function renderChanged(
  options: RenderRoutesOptions,
  startedPool: Pool | undefined,
  start: (pages: number) => RenderPool | undefined,
): Promise<RenderedRoutes> {
  const { config, output, progress, kinds, content, siteCss } = options
  const rendering = renderOptions(options.engine, config, options.labs)
  const pages = new PageRenderer(rendering)
  const parts = new PartRenderer({ ...rendering, content, siteCss })
  const records = new Map<string, PageRecord>()
  const maker = new RecordMaker()
  const notFound = new Map<string, string>()
  const failures = new RenderFailures(options)
  const shared = sharedPages(options)
  const all = await listJobs(options, parts, failures)
  const isNotFound = ({ page }: Route) => kindOf(kinds.pages, page).fallback === 'notFound'
  const changed = (options.shard ? shareOf(all, options.shard) : all).filter((job) => {
    // Its document has no file of its own that could be used again: `404.html` contains all languages.
    if (isNotFound(job.route)) return true
    const last = options.lastPages.get(job.id)
    if (last?.hash !== job.hash) return true
    if (!output.reuseAll(last.ownFiles) || !output.reuseShared(last.sharedFiles)) return true
    records.set(job.id, last)
    return false
  })
  const fetched = await fetchPages(changed, shared, options)
  const jobs: RenderJob[] = []
  for (const job of changed) {
    const { locale, aside } = job.route
    const record = fetched.get(job.id)
    if (record) records.set(job.id, record)
    else
      jobs.push({
        ...job,
        pack: () => packRoute(job.route, kinds.pages),
        shell: await parts.shell(locale),
        aside: aside ? await parts.aside(locale, aside) : null,
      })
  }

  const packable = jobs.filter(({ route }) => isPackable(route, kinds.pages))
  const pool = startedPool ?? start(packable.length)
  await progress.counting('Rendering pages', jobs.length, async (tick) => {
    const onRendered = (job: RenderJob, rendered: RenderedRecord) => {
      const record = maker.make(rendered, job.hash)
      records.set(job.id, record)
      if (!isNotFound(job.route)) shared?.save(job, record)
      tick()
    }
    const inThisThread = async (job: RenderJob) => {
      const { route, shell, aside } = job
      const finished = await failures.attempt(route, () =>
        renderPage(pages, config, route, shell, aside),
      )
      if (!finished) return
      for (const [path, data] of finished.sharedFiles)
        if (!output.has(path)) output.write(path, data)
      for (const [path, data] of finished.pageFiles) {
        if (isNotFound(route) && path.endsWith('.html')) notFound.set(route.locale, String(data))
        else output.write(path, data)
      }
      onRendered(job, finished.record)
    }
    try {
      await shareJobs<RenderJob>({
        jobs: packable,
        ownJobs: jobs.filter(({ route }) => !isPackable(route, kinds.pages)),
        inThreads:
          pool &&
          ((queue) =>
            pool.render(queue, output.staging, failures, (job, rendered) => {
              for (const path of [...rendered.ownFiles, ...rendered.sharedFiles])
                output.addWritten(path)
              onRendered(job, rendered)
            })),
        inThisThread,
        meanwhile: options.meanwhile,
        isStopped: () => failures.isFull,
      })
    } finally {
      await pool?.close()
    }
  })
  failures.throwIfAny()
  return { pages: records, notFound, fetchedPages: fetched.size }
}

function sharedPages({ remote, engine, output }: RenderRoutesOptions) {
  return remote && new SharedPages({ remote, output, engineFolder: engine.folder })
}

/** Pages that other machines have rendered, by id. The not-found pages are not shared, because they are no files. */
async function fetchPages(
  jobs: readonly PageJob[],
  shared: SharedPages | undefined,
  { kinds, progress }: RenderRoutesOptions,
): Promise<ReadonlyMap<string, PageRecord>> {
  const found = new Map<string, PageRecord>()
  if (!shared) return found
  const sharable = jobs.filter(
    ({ route }) => kindOf(kinds.pages, route.page).fallback !== 'notFound',
  )
  await progress.counting('Fetching pages', sharable.length, async (tick) => {
    await Promise.all(
      sharable.map(async (job) => {
        const record = await shared.load(job)
        if (!record) return
        found.set(job.id, record)
        tick()
      }),
    )
  })
  return found
}

async function listJobs(
  { config, engine, routes, kinds }: RenderRoutesOptions,
  parts: PartRenderer,
  failures: RenderFailures,
): Promise<PageJob[]> {
  const jobs: PageJob[] = []
  // What such code reads may have changed, so no page is taken from the last build or another machine.
  const outside = engine.readsOutside ? crypto.randomUUID() : ''
  const commonHash = hash(engine.hash, configText(config), outside)
  const shells = new Map<string, Part>()
  for (const { id } of config.locales) shells.set(id, await failures.frame(() => parts.shell(id)))
  const frames = new Map<string, string>()
  /** Most pages have the same parts as another one. */
  const frameHash = ({ locale, aside }: Route) => {
    const asideHash = aside && parts.asideHash(locale, aside)
    const key = `${locale} ${asideHash}`
    let frame = frames.get(key)
    if (frame === undefined) {
      frame = hash(JSON.stringify([commonHash, shells.get(locale)?.href, asideHash]))
      frames.set(key, frame)
    }
    return frame
  }
  for (const route of routes)
    jobs.push({
      route,
      id: pageId(route),
      hash: pageHash(frameHash(route), shownHash(kinds.pages, route.page)),
    })
  return jobs
}
