import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { CacheStore } from '../../cache/cacheStore.ts'
import type { SiteConfig } from '../../config/site.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import type { Body } from '../../content/model.ts'
import { levelsInDev } from '../../content/linkLevels.ts'
import { createContentLoader } from '../contentLoader.ts'
import { BuildFailure } from '../buildFailure.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { fillWithoutWorker } from '../bundle/inlineConstants.ts'
import { isSiteSpecific } from '../bundle/siteSources.ts'
import { liveScript } from '../live/liveScripts.ts'
import { translationStates, type Translation } from '../../content/translation/translationStates.ts'
import { translationCounts, translationTable } from '../../content/translation/translationTable.ts'
import { encodePicture } from '../output/encodePicture.ts'
import { contentType } from '../preview/contentType.ts'
import { renderBody } from '../render/renderBody.ts'
import { hostAndPort } from '../hostAndPort.ts'
import { listenFailure } from '../listenFailure.ts'
import { openInBrowser } from '../openInBrowser.ts'
import { settingsDiagnostics } from '../settings/settingsDiagnostics.ts'
import { siteCss } from '../settings/siteCss.ts'
import { withIcons } from '../settings/withIcons.ts'
import { bundledEngine } from './bundledEngine.ts'
import { contentUpdates } from './contentUpdates.ts'
import { DevContent } from './devContent.ts'
import { failedPage } from './failedPage.ts'
import { devLogger } from './devLogger.ts'
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
  const loader = createContentLoader({ root, config, cache, drafts: true, now, onSave })
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

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    // Vite has removed the base from the address.
    const { pathname } = new URL(config.base.slice(0, -1) + (request.url ?? '/'), 'http://dev')
    if (!engine.rendersCode && /\/_theme\/?$/.test(pathname)) {
      outgrow('The page of the theme, /_theme, was opened')
      return send(response, 503, 'text/html; charset=utf-8', waitingPage)
    }
    const part = renderer.part(pathname)
    if (part) return send(response, 200, 'text/plain; charset=utf-8', part)
    const name = basename(decodeURIComponent(pathname))
    const asset = content.loaded.content.assets.find((candidate) => candidate.name === name)
    if (asset) {
      const { file, encoding } = asset
      const bytes = await (encoding
        ? encodePicture(file, encoding, () => ({ file }))
        : readFile(file))
      return send(response, 200, contentType(name), bytes)
    }
    const frame = content.frame(name)
    if (frame) return send(response, 200, contentType(name), frame.html)
    const script = await liveScript(name)
    if (script) return send(response, 200, contentType(name), script)
    if (pathname === `${config.base}_translations`)
      return send(
        response,
        200,
        'text/plain; charset=utf-8',
        translationTable(root, translations()),
      )
    // A service worker that a preview registered at this address would respond in place of this server.
    if (pathname === `${config.base}sw.js`)
      return send(
        response,
        200,
        contentType(pathname),
        fillWithoutWorker(engine.withoutWorker, config),
      )
    // Read at each request, so that an edit shows after a reload.
    if (pathname === sheet)
      return send(response, 200, contentType(pathname), siteCss(root, config).css)
    const wantsPayload = pathname.endsWith('/index.txt')
    const { route, found } = content.routes.route(
      wantsPayload ? pathname.slice(0, -'index.txt'.length) : pathname,
    )
    // Pages come first, because they are requested after every edit, and listing all files takes time.
    // A page is sent to everyone, also to `curl` and link checkers, which accept anything.
    const wantsHtml = request.headers.accept?.includes('text/html') === true
    const path = decodeURIComponent(pathname).slice(config.base.length)
    const old = found || !wantsHtml ? undefined : content.routes.redirect(path)
    const file = found ? undefined : (old ?? content.routes.file(path))
    if (file) return send(response, 200, contentType(file.path), await content.routes.make(file))
    if (!found && !wantsPayload && !wantsHtml) return false
    const isNotFoundPayload = wantsPayload && pathname.endsWith('/404/index.txt')
    if (wantsPayload && !found && !isNotFoundPayload) return send(response, 404, 'text/plain', '')
    return wantsPayload
      ? send(response, 200, 'text/plain; charset=utf-8', await renderer.payload(route))
      : send(
          response,
          found ? 200 : 404,
          'text/html; charset=utf-8',
          await renderer.document(route),
        )
  }

  /** For mistakes of authors. What else fails is a bug, and Vite shows it with its stack. */
  function sendFailure(response: ServerResponse, error: unknown): true {
    if (!(error instanceof BuildFailure)) throw error
    // The app requests a page once more as a document if it cannot be rendered.
    if (error.message !== lastFailure) server.config.logger.error(`\n${error.message}\n`)
    lastFailure = error.message
    return send(response, 500, 'text/html; charset=utf-8', failedPage(error.message, config.base))
  }

  function translations(): readonly Translation[] {
    return translationStates(content.loaded.texts, config)
  }

  server.middlewares.use((request, response, next) => {
    response.once('close', onFirstResponse)
    content
      .use(() => respond(request, response))
      .catch((error: unknown) => sendFailure(response, error))
      .then((done) => !done && next(), next)
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
    console.log(`${translationCounts(translations())} See ${home}_translations`)
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

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): true {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
  return true
}
