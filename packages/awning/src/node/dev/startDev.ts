import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import {
  createServer,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite'
import { CacheStore } from '../../cache/cacheStore.ts'
import type { SiteConfig } from '../../config/site.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import type { Body } from '../../content/model.ts'
import { levelsInDev } from '../../content/linkLevels.ts'
import { createContentLoader } from '../contentLoader.ts'
import { bootOf, fillWithoutWorker } from '../bundle/inlineConstants.ts'
import { bundleInline } from '../bundle/bundleInline.ts'
import { siteCodeModule } from '../bundle/siteCodePlugin.ts'
import { liveScript } from '../live/liveScripts.ts'
import { viteConfig } from '../bundle/viteConfig.ts'
import type * as RscEntry from '../entries/rscDev.tsx'
import type * as SsrEntry from '../entries/ssrDev.tsx'
import { translationStates } from '../../content/translation/translationStates.ts'
import { translationTable } from '../../content/translation/translationTable.ts'
import { encodePicture } from '../output/encodePicture.ts'
import { contentType } from '../preview/contentType.ts'
import { renderBody } from '../render/renderBody.ts'
import { portTaken } from '../portTaken.ts'
import { openInBrowser } from '../openInBrowser.ts'
import { settingsDiagnostics } from '../settings/settingsDiagnostics.ts'
import { siteCss } from '../settings/siteCss.ts'
import { withIcons } from '../settings/withIcons.ts'
import { contentUpdates } from './contentUpdates.ts'
import { DevContent } from './devContent.ts'
import { DevReads } from './devReads.ts'
import { DevRenderer } from './devRenderer.ts'
import { invalidateEvaluated } from './invalidateEvaluated.ts'
import { malformedAddress } from './malformedAddress.ts'
import { OpenPages } from './openPages.ts'

export interface DevOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly cacheDir: string
  readonly host?: string
  readonly port: number
  /** Whether to show the site in the browser of this computer. */
  readonly open?: boolean
  /** The clock that decides which texts are scheduled, in milliseconds; by default that of the machine. */
  readonly now?: () => number
}

/** Starts the dev server, which shows every edit on the open page, and every error there and in the terminal. */
export async function startDev({
  root,
  config: settings,
  cacheDir,
  host = '127.0.0.1',
  port,
  open = false,
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
    renderBody: async (body: Body) => renderBody(await loadEngine(server), body),
  }
  const content = new DevContent(loader, config, context, reads)
  const [boot, withoutWorker] = await Promise.all([
    bundleInline(bootOf(config)),
    bundleInline('withoutWorker'),
    content.reloadCode().then(() => content.reload()),
  ])
  const vite = viteConfig({
    root,
    base: config.base,
    outDir: join(cacheDir, 'dev'),
    command: 'serve',
    modules: () => content.loaded.content.modules,
  })
  const sheet = `${config.base}_site.css`
  const renderer = new DevRenderer({
    config,
    boot,
    sheet,
    loadEngine: () => loadEngine(server),
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
    renderer.forget()
    const { runner, moduleGraph } = environmentOf(server, 'rsc')
    for (const file of files) invalidateEvaluated(runner.evaluatedModules, file)
    // This module lists the site's React pages, and pages may have been added or deleted.
    const list = moduleGraph.getModuleById(siteCodeModule)
    if (list) moduleGraph.invalidateModule(list)
    invalidateEvaluated(runner.evaluatedModules, siteCodeModule)
  }
  const server: ViteDevServer = await createServer({
    ...vite,
    // In the site's cache, because several sites and versions may use the same engine folder.
    cacheDir: join(cacheDir, 'vite'),
    plugins: [
      malformedAddress(config.base),
      ...(vite.plugins ?? []),
      contentUpdates({
        root,
        content,
        openPages,
        onCode: () => renderer.forget(),
        onSiteCode,
      }),
    ],
    server: { host, port, strictPort: true, fs: { allow: [root, vite.root ?? root] } },
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
      return send(response, 200, 'text/plain; charset=utf-8', translations())
    // A service worker that a preview registered at this address would respond in place of this server.
    if (pathname === `${config.base}sw.js`)
      return send(response, 200, contentType(pathname), fillWithoutWorker(withoutWorker, config))
    // Read at each request, so that an edit shows after a reload.
    if (pathname === sheet)
      return send(response, 200, contentType(pathname), siteCss(root, config).css)
    const wantsPayload = pathname.endsWith('/index.txt')
    const { route, found } = content.routes.route(
      wantsPayload ? pathname.slice(0, -'index.txt'.length) : pathname,
    )
    // Pages come first, because they are requested after every edit, and listing all files takes time.
    const wantsHtml = request.headers.accept?.includes('text/html') === true
    const isPage = found && (wantsPayload || wantsHtml)
    const path = decodeURIComponent(pathname).slice(config.base.length)
    const old = isPage || !wantsHtml ? undefined : content.routes.redirect(path)
    const file = isPage ? undefined : (old ?? content.routes.file(path))
    if (file) return send(response, 200, contentType(file.path), await content.routes.make(file))
    if (!wantsPayload && !wantsHtml) return false
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

  function translations(): string {
    return translationTable(root, translationStates(content.loaded.texts, config))
  }

  server.middlewares.use((request, response, next) => {
    content.use(() => respond(request, response)).then((done) => !done && next(), next)
  })
  await listen(server, port)
  const diagnostics = [...settingsDiagnostics(root, config), ...content.diagnostics]
  if (diagnostics.length > 0) console.warn(`\n${formatDiagnostics(diagnostics)}\n`)
  const address = server.httpServer?.address()
  // Port 0 stands for any free one.
  const chosen = typeof address === 'object' && address !== null ? address.port : port
  const home = `http://${host}:${chosen}${config.base}`
  console.log(`Dev server running on ${home}`)
  if (config.locales.length > 1)
    console.log(`${translations().split('\n').at(-1)} See ${home}_translations`)
  if (open) openInBrowser(home)
  return server
}

async function loadEngine(
  server: ViteDevServer,
): Promise<{ rsc: typeof RscEntry; ssr: typeof SsrEntry }> {
  const [rsc, ssr] = await Promise.all([
    load<typeof RscEntry>(server, 'rsc'),
    load<typeof SsrEntry>(server, 'ssr'),
  ])
  return { rsc, ssr }
}

async function load<Module>(server: ViteDevServer, name: 'rsc' | 'ssr'): Promise<Module> {
  const environment = environmentOf(server, name)
  const entry = environment.config.build.rolldownOptions.input as { index: string }
  return (await environment.runner.import(entry.index)) as Module
}

function environmentOf(server: ViteDevServer, name: 'rsc' | 'ssr'): RunnableDevEnvironment {
  const environment = server.environments[name]
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error(`the environment "${name}" cannot run`)
  return environment
}

async function listen(server: ViteDevServer, port: number): Promise<void> {
  try {
    await server.listen()
  } catch (error) {
    throw error instanceof Error && error.message.includes('in use')
      ? portTaken(port, error)
      : error
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): true {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
  return true
}
