import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { CacheStore } from '../../cache/cacheStore.ts'
import type { SiteConfig } from '../../config/site.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import type { Body } from '../../content/model.ts'
import { levelsInDev } from '../../content/linkLevels.ts'
import { createContentLoader } from '../contentLoader.ts'
import { BuildFailure } from '../buildFailure.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { isSiteSpecific } from '../bundle/siteSpecific.ts'
import { translationStates } from '../../content/translation/translationStates.ts'
import { translationCounts } from '../../content/translation/translationTable.ts'
import { renderBody } from '../render/renderBody.ts'
import { hostAndPort } from '../hostAndPort.ts'
import { listenFailure } from '../listenFailure.ts'
import { openInBrowser } from '../openInBrowser.ts'
import { settingsDiagnostics } from '../settings/settingsDiagnostics.ts'
import { withIcons } from '../settings/withIcons.ts'
import { bundledEngine } from './bundledEngine.ts'
import { contentUpdates } from './contentUpdates.ts'
import { DevContent } from './devContent.ts'
import { failedPage } from './failedPage.ts'
import { devLogger } from './devLogger.ts'
import { devResponse, type DevResponse } from './devResponse.ts'
import { DevReads } from './devReads.ts'
import { DevRenderer } from './devRenderer.ts'
import { malformedAddress } from './malformedAddress.ts'
import { OpenPages } from './openPages.ts'
import { sourceEngine } from './sourceEngine.ts'
import { waitingPage } from './waitingPage.ts'

export interface DevOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly cacheDir: string
  readonly host?: string
  readonly port: number
  /** Whether to show the site in the browser of this computer. */
  readonly open?: boolean
  /** Renders the pages of a site without code; without it, Vite runs the engine's sources. */
  readonly engine?: Engine | undefined
  /** Called once if that engine is not enough, with the reason: the server has to start again without it. */
  readonly onOutgrown?: (reason: string) => void
  /** The clock that decides which texts are scheduled, in milliseconds; by default that of the machine. */
  readonly now?: () => number
}

/** In milliseconds: texts are watched after the first response, or after this time if nobody asks for anything. */
const longestWait = 1000

/** Starts the dev server, which shows every edit on the open page, and every error there and in the terminal. */
export async function startDev({
  root,
  config: settings,
  cacheDir,
  host = '127.0.0.1',
  port,
  open = false,
  engine: bundled,
  onOutgrown,
  now = Date.now,
}: DevOptions): Promise<ViteDevServer> {
  const config = {
    ...withIcons(root, settings),
    links: levelsInDev(settings.links),
    // Here a picture is converted when it is requested, and AVIF takes too long for that.
    images: { formats: settings.images.formats.filter((format) => format !== 'avif') },
  }
  const cache = new CacheStore(cacheDir, { isTrusted: true })
  cache.evict()
  const reads = new DevReads(root, cacheDir)
  const onSave = () => reads.save()
  const loader = createContentLoader({
    root,
    config,
    cache,
    drafts: true,
    storesContent: true,
    now,
    onSave,
  })
  const context = {
    root,
    cache,
    warn: (diagnostic: Diagnostic) => console.warn(`\n${formatDiagnostics([diagnostic])}\n`),
    renderBody: async (body: Body) => renderBody(await engine.load(server), body),
  }
  const content = new DevContent(loader, config, context, reads, { hasGallery: !bundled })
  const modules = () => content.loaded.content.modules
  const [engine] = await Promise.all([
    bundled
      ? bundledEngine(bundled, { root, config, cacheDir })
      : sourceEngine({ root, config, cacheDir, modules }),
    content.reloadCode().then(() => content.reload()),
  ])
  let onFirstResponse = (): void => undefined
  const firstResponse = new Promise<void>((resolve) => {
    onFirstResponse = resolve
  })
  const outgrow = once((reason: string) => onOutgrown?.(reason))
  let lastFailure = ''
  const sheet = `${config.base}_site.css`
  const renderer = new DevRenderer({
    root,
    hasCode: engine.rendersCode,
    config,
    boot: engine.boot,
    head: engine.head,
    sheet,
    loadEngine: () => engine.load(server),
    content: () => content.loaded.content,
    code: () => content.code,
  })
  const openPages = new OpenPages((pathname) =>
    content.use(async () => {
      const { route, found } = content.routes.route(pathname)
      return found ? renderer.payload(route) : undefined
    }),
  )
  const onSiteCode = (files: Iterable<string>) => {
    lastFailure = ''
    renderer.forget()
    engine.invalidate(server, files)
  }
  const server: ViteDevServer = await createServer({
    ...engine.vite,
    customLogger: devLogger(),
    // In the site's cache, because several sites and versions may use the same engine folder.
    cacheDir: join(cacheDir, 'vite'),
    plugins: [
      malformedAddress(config.base),
      ...(engine.vite.plugins ?? []),
      contentUpdates({
        root,
        content,
        openPages,
        onCode: () => renderer.forget(),
        onSiteCode,
        isOutgrown: () => !engine.rendersCode && isSiteSpecific(root, modules()),
        onOutgrown: () => outgrow('The site has MDX or code now'),
        watchAfter: firstResponse,
      }),
    ],
    server: { ...engine.vite.server, host, port, strictPort: true },
  })
  server.httpServer?.once('close', () => void loader.close().then(() => cache.close()))
  server.watcher.add(config.theme.css.map((file) => join(root, file)))
  server.watcher.on('change', (file) => {
    if (config.theme.css.some((path) => join(root, path) === file))
      server.ws.send({ type: 'full-reload' })
  })

  const site = { root, config, content, renderer, sheet, withoutWorker: engine.withoutWorker }

  async function respond({
    url = '/',
    headers,
  }: IncomingMessage): Promise<DevResponse | undefined> {
    // Vite has removed the base from the address.
    const { pathname } = new URL(config.base.slice(0, -1) + url, 'http://dev')
    if (!engine.rendersCode && /\/_theme\/?$/.test(pathname)) {
      outgrow('The page of the theme, /_theme, was opened')
      return htmlResponse(503, waitingPage)
    }
    return devResponse(pathname, headers.accept?.includes('text/html') === true, site)
  }

  /** For mistakes of authors. What else fails is a bug, and Vite shows it with its stack. */
  function failureResponse(error: unknown): DevResponse {
    if (!(error instanceof BuildFailure)) throw error
    // The app requests a page once more as a document if it cannot be rendered.
    if (error.message !== lastFailure) server.config.logger.error(`\n${error.message}\n`)
    lastFailure = error.message
    return htmlResponse(500, failedPage(error.message, config.base))
  }

  server.middlewares.use((request, response, next) => {
    response.once('close', onFirstResponse)
    content
      .use(() => respond(request))
      .catch(failureResponse)
      .then((answer) => (answer ? send(response, answer) : next()), next)
  })
  await listen(server, host, port)
  setTimeout(onFirstResponse, longestWait).unref()
  const diagnostics = [...settingsDiagnostics(root, config), ...content.diagnostics]
  if (diagnostics.length > 0) console.warn(`\n${formatDiagnostics(diagnostics)}\n`)
  const address = server.httpServer?.address()
  // With port 0 the system chooses one.
  const chosen = typeof address === 'object' && address !== null ? address.port : port
  const home = `http://${hostAndPort(host, chosen)}${config.base}`
  console.log(`Dev server running on ${home}`)
  if (config.locales.length > 1)
    console.log(
      `${translationCounts(translationStates(content.loaded.texts, config))} See ${home}_translations`,
    )
  if (open) openInBrowser(home)
  return server
}

async function listen(server: ViteDevServer, host: string, port: number): Promise<void> {
  try {
    await server.listen()
  } catch (error) {
    throw listenFailure(error, host, port)
  }
}

function once<Argument>(call: (argument: Argument) => void): (argument: Argument) => void {
  let isCalled = false
  return (argument) => {
    if (!isCalled) call(argument)
    isCalled = true
  }
}

function htmlResponse(status: number, body: string): DevResponse {
  return { status, type: 'text/html; charset=utf-8', body }
}

function send(response: ServerResponse, { status, type, body }: DevResponse): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}
