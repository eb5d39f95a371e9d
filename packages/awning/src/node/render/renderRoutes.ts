import { hash } from '../../cache/hash.ts'
import { modelHash } from '../../cache/modelHash.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Content, LocaleContent, SidebarItem } from '../../content/model.ts'
import { kindOf, type Kinds } from '../../pages/kinds.ts'
import type { LabInfo } from '../../features/labs/lab.ts'
import type { Aside, Route } from '../../pages/route.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { configText } from '../build-manifest/currentFacts.ts'
import type { PageRecord, PageRecords } from '../build-manifest/buildManifest.ts'
import type { OutputFolder } from '../output/outputFolder.ts'
import type { Progress } from '../progress.ts'
import { Pages } from './pageRenderer.ts'
import type { Part } from './part.ts'
import { Parts } from './partRenderer.ts'
import { DrawCrew } from './renderPool.ts'
import { drawingOptions } from './renderOptions.ts'
import { drawPage } from './renderPage.ts'
import { isPackable, packRoute } from './packRoute.ts'

export interface DrawOptions {
  readonly engine: Engine
  readonly config: SiteConfig
  readonly content: Content
  readonly routes: readonly Route[]
  readonly kinds: Kinds
  readonly labs: readonly LabInfo[]
  readonly output: OutputFolder
  readonly progress: Progress
  /** Pages of the last build; those that would come out the same are left as they are. */
  readonly last: PageRecords
  readonly cacheDir: string
  /** The site's own CSS. */
  readonly siteCss: string
  /** Other threads read the settings from here; without it all is drawn in this one. */
  readonly configFile?: string | undefined
  /** So many pages repay the start of threads. */
  readonly threadsFrom?: number | undefined
  /** Told when other threads have all they need, and this one has time for something else. */
  readonly onHandedOut?: () => void
}

export interface Drawn {
  readonly pages: PageRecords
  /** The not-found documents by locale, which stand at no address of their own. */
  readonly notFound: ReadonlyMap<string, string>
}

interface Job {
  readonly route: Route
  readonly id: string
  readonly hash: string
}

/** A page that is to be drawn, with the parts around it. */
interface DrawnJob extends Job {
  readonly shell: Part
  readonly aside: Part | null
}

/** A thread takes about a second to start and to read the engine; a page a few milliseconds. */
const threadsFrom = 200

export const pageId = ({ locale, path }: Route): string => `${locale} ${path}`

/** Draws every page that is not as the last build left it. */
export async function drawRoutes(options: DrawOptions): Promise<Drawn> {
  // Where all is new, threads start while their work is put together.
  const isNew = Object.keys(options.last).length === 0
  const { routes, kinds } = options
  const packable = routes.filter((route) => isPackable(route, kinds.pages))
  const crew = isNew ? crewFor(options, packable) : undefined
  try {
    return await draw(options, crew)
  } finally {
    await crew?.close()
  }
}

/** None where there is too little to draw. */
function crewFor(options: DrawOptions, threaded: readonly unknown[]): DrawCrew | undefined {
  const { configFile, engine, labs, cacheDir, output, content } = options
  if (configFile === undefined || threaded.length < (options.threadsFrom ?? threadsFrom)) return
  const setup = {
    engineFolder: engine.folder,
    configFile,
    labs,
    cacheDir,
    building: output.building,
    sidebars: sidebarsOf(content),
  }
  return new DrawCrew(setup, threaded.length)
}

async function draw(options: DrawOptions, started: DrawCrew | undefined): Promise<Drawn> {
  const { config, output, progress, kinds } = options
  const drawing = drawingOptions(options.engine, config, options.labs)
  const pages = new Pages(drawing)
  const parts = new Parts({ ...drawing, content: options.content, siteCss: options.siteCss })
  const records: Record<string, PageRecord> = {}
  const notFound = new Map<string, string>()
  const jobs: DrawnJob[] = []
  for (const job of await listJobs(options, parts)) {
    const last = options.last[job.id]
    if (last?.hash === job.hash && output.keepAll(last.files)) records[job.id] = last
    else {
      const { locale, aside } = job.route
      jobs.push({
        ...job,
        shell: await parts.shell(locale),
        aside: aside ? await parts.aside(locale, aside) : null,
      })
    }
  }

  const threaded = jobs.filter(({ route }) => isPackable(route, kinds.pages))
  const crew = started ?? crewFor(options, threaded)
  const here = crew ? jobs.filter(({ route }) => !isPackable(route, kinds.pages)) : jobs
  await progress.counting('Drawing pages', jobs.length, async (tick) => {
    const elsewhere = crew?.draw(
      threaded.map(({ route, shell, aside }) => ({
        route: packRoute(route, kinds.pages),
        shell,
        aside,
      })),
      (index, record) => {
        const job = threaded[index]
        if (!job) return
        for (const path of record.files) output.wrote(path, job.hash)
        records[job.id] = { ...record, hash: job.hash }
        tick()
      },
    )
    options.onHandedOut?.()
    try {
      await elsewhere
    } finally {
      await crew?.close()
    }
    for (const { route, id, hash: made, shell, aside } of here) {
      const { record, own, shared } = await drawPage(pages, config, route, shell, aside)
      const isNotFound = kindOf(kinds.pages, route.page).fallback === 'notFound'
      for (const [path, data] of shared) if (!output.has(path)) output.write(path, data)
      for (const [path, data] of own) {
        if (isNotFound && path.endsWith('.html')) notFound.set(route.locale, String(data))
        else output.write(path, data, made)
      }
      records[id] = { ...record, hash: made }
      tick()
    }
  })
  return { pages: records, notFound }
}

async function listJobs(
  { config, engine, routes, content }: DrawOptions,
  parts: Parts,
): Promise<Job[]> {
  const jobs: Job[] = []
  const common = hash(engine.hash, configText(config))
  const besides = new Map(
    Object.values(content.locales).map((own) => [own.locale, asideHashes(own)]),
  )
  for (const route of routes) {
    const { href } = await parts.shell(route.locale)
    const beside = route.aside && besides.get(route.locale)?.(route.aside)
    const inputs = [common, href, beside, route.path, modelHash(route.page)]
    jobs.push({ route, id: pageId(route), hash: hash(JSON.stringify(inputs)) })
  }
  return jobs
}

/** What the columns of a locale are drawn from, without drawing them: the rest is in the settings. */
function asideHashes({ docs, sidebars, posts }: LocaleContent): (aside: Aside) => string {
  const places = docs.map(({ id, path }) => ({ id, path }))
  const titles = Object.fromEntries(
    Object.values(posts).map(({ collection, posts: list }) => [
      collection,
      list.map(({ path, title, textLocale }) => ({ path, title, textLocale })),
    ]),
  )
  return (aside) =>
    aside.kind === 'docs'
      ? modelHash({ aside, items: sidebars[aside.sidebar] ?? [], docs: places })
      : modelHash({ aside, posts: titles[aside.collection] ?? [] })
}

function sidebarsOf({ locales }: Content): Record<string, readonly SidebarItem[]> {
  return Object.fromEntries(
    Object.values(locales).flatMap(({ locale, sidebars }) =>
      Object.entries(sidebars).map(([name, items]) => [`${locale} ${name}`, items]),
    ),
  )
}
