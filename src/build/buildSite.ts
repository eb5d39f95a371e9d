import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeRoot } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import { formatProblems, type Problem } from '../content/problem.ts'
import { behind } from '../content/translation/behind.ts'
import { translationStates } from '../content/translation/states.ts'
import { listRoutes } from '../routes/listRoutes.ts'
import type { Route } from '../routes/route.ts'
import { checkLinks, writtenLinks, type CheckedPage } from './check/checkLinks.ts'
import { createContentLoader } from './content.ts'
import { fillBoot } from './engine/inlineConstants.ts'
import { buildEngine, type Engine, type EngineOptions } from './engine/buildEngine.ts'
import { listFolder } from './output/listFolder.ts'
import { OutputFolder } from './output/outputFolder.ts'
import type { Progress } from './progress.ts'
import { remarksOn } from './remarks.ts'
import { findForbidden, inspectDocument } from './render/inspectDocument.ts'
import { notFoundDocument } from './render/notFoundDocument.ts'
import { Renderer } from './render/renderer.ts'
import { StyleSheets } from './render/styleSheets.ts'
import { siteFiles } from './siteFiles.ts'

export interface BuildOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly outDir: string
  readonly cacheDir: string
  readonly progress: Progress
  /** A bundled engine to use instead of bundling one: fixture sites share it. */
  readonly engine?: Engine
}

export interface BuildResult {
  readonly routes: readonly Route[]
  readonly warnings: readonly Problem[]
  /** On type and words: `check` lists them, a build only counts them. */
  readonly remarks: readonly Problem[]
}

/** The author's mistakes, told as a whole; the last good output is untouched. */
export class BuildFailure extends Error {
  override name = 'BuildFailure'
}

/** files → content model → routes → HTML and payload → checks → dist. Nothing flows back. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, config, outDir, progress } = options
  const loaded = await progress.step('Reading content', () => readContent(options))
  const { routes, problems } = listRoutes(loaded.content, config)
  const translations = behind(root, translationStates(loaded.texts, config))
  const warnings = [
    ...translations.filter(({ severity }) => severity === 'warning'),
    ...loaded.problems.filter(({ severity }) => severity === 'warning'),
    ...problems,
  ]

  const { modules } = loaded.content
  const engineOptions: EngineOptions = {
    root,
    base: config.base,
    cacheDir: options.cacheDir,
    modules,
  }
  const engine =
    options.engine ?? (await progress.step('Bundling', () => buildEngine(engineOptions)))

  const output = new OutputFolder(outDir)
  try {
    await copyFiles(output, engine, loaded, root)
    const pages = await renderPages(output, engine, loaded, routes, options)
    await progress.count(
      'Writing feeds and maps',
      siteFiles({ config, loaded, routes }),
      async ({ path, make }) => output.write(path, await make()),
    )
    const report = checkLinks(pages, withBase(output.files, config.base), config)
    if (report.broken) throw new BuildFailure(report.broken)
    output.commit()
    return {
      routes,
      warnings: [...warnings, ...report.anchors],
      remarks: remarksOn(loaded, config, options.cacheDir),
    }
  } catch (error) {
    output.discard()
    throw error
  }
}

async function readContent({ root, config, cacheDir }: BuildOptions): Promise<Loaded> {
  const loader = createContentLoader({ root, config, cacheDir, drafts: false })
  try {
    const loaded = await loader.load()
    const errors = loaded.problems.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw new BuildFailure(formatProblems(loaded.problems))
    return loaded
  } finally {
    await loader.close()
  }
}

async function copyFiles(
  output: OutputFolder,
  engine: Engine,
  { content }: Loaded,
  root: string,
): Promise<void> {
  // Style sheets are written when it is known which belong together.
  const client = listFolder(engine.clientDir).filter((name) => !name.endsWith('.css'))
  await output.copyFiles(engine.clientDir, client)
  await output.copyFiles(join(root, 'public'), listFolder(join(root, 'public')))
  for (const { file, name } of content.assets) output.write(`assets/${name}`, readFileSync(file))
}

async function renderPages(
  output: OutputFolder,
  engine: Engine,
  loaded: Loaded,
  routes: readonly Route[],
  { config, progress }: BuildOptions,
): Promise<CheckedPage[]> {
  const build = createHash('sha256')
    .update(listFolder(engine.clientDir).join('\n'))
    .digest('hex')
    .slice(0, 8)
  const entry = engine.ssr.clientEntry()
  const boot = fillBoot(engine.boot, config, build, entry)
  const sheets = new StyleSheets(config.base, (name) =>
    readFileSync(join(engine.clientDir, 'assets', name), 'utf8'),
  )
  const renderer = new Renderer({
    engine,
    config,
    content: loaded.content,
    build,
    document: { boot, entry },
    sheets,
    baseUrl: engine.baseUrl,
  })
  const pages: CheckedPage[] = []
  const notFound = new Map<string, string>()

  await progress.count('Drawing pages', routes, async (route) => {
    const { html, payload } = await renderer.render(route)
    const forbidden = findForbidden(html)
    if (forbidden)
      throw new BuildFailure(`${route.file ?? route.path} (${route.path}) holds ${forbidden}`)
    const folder = outputFolder(config, route)
    output.write(`${folder}index.txt`, payload)
    if (route.page.kind === 'notFound') notFound.set(route.locale, html)
    else output.write(`${folder}index.html`, html)
    pages.push({ route, facts: inspectDocument(html), written: writtenLinks(loaded, route) })
  })
  for (const { href, payload } of await renderer.parts())
    output.write(href.slice(config.base.length), payload)
  for (const [path, text] of sheets.files) output.write(path, text)
  writeNotFound(output, config, notFound)
  return pages
}

/** `blog/tags/工具推荐/`: real characters, not escapes, as every host expects. */
function outputFolder(config: SiteConfig, { locale, path }: Route): string {
  const home = localeRoot(config, locale).slice(config.base.length)
  return `${home}${path.slice(1)}`.replace(/([^/])$/, '$1/')
}

/** Each locale's own, for hosts that look for the nearest; the root's speaks every language. */
function writeNotFound(
  output: OutputFolder,
  config: SiteConfig,
  documents: ReadonlyMap<string, string>,
): void {
  const others = config.locales.flatMap((locale) => {
    const html = documents.get(locale.id)
    return html === undefined || locale.id === config.defaultLocale
      ? []
      : [{ locale, root: localeRoot(config, locale.id), html }]
  })
  for (const { locale, html } of others) output.write(`${locale.id}/404.html`, html)
  output.write('404.html', notFoundDocument(documents.get(config.defaultLocale) ?? '', others))
}

function withBase(files: ReadonlySet<string>, base: string): ReadonlySet<string> {
  return base === '/' ? files : new Set([...files].map((file) => base + file.slice(1)))
}
