import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/site.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { bootOf } from '../bundle/inlineConstants.ts'
import { listFolder } from '../output/listFolder.ts'
import { contentType } from '../preview/contentType.ts'
import type { DevEngine } from './devEngine.ts'

/**
 * The engine that the package brings, for a site without code of its own. Vite transforms nothing: it watches files, connects
 * open pages and shows mistakes in them. So the server is ready as soon as the content is read.
 */
export function bundledEngine(
  engine: Engine,
  { root, config, cacheDir }: { root: string; config: SiteConfig; cacheDir: string },
): DevEngine {
  // Vite watches its root, so that is a folder in which nothing changes.
  const empty = join(cacheDir, 'dev')
  mkdirSync(empty, { recursive: true })
  return {
    vite: {
      configFile: false,
      root: empty,
      base: config.base,
      publicDir: join(root, 'public'),
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: [clientFiles(engine.clientDir, config.base)],
      server: { fs: { allow: [empty] } },
    },
    boot: engine[bootOf(config)],
    withoutWorker: engine.withoutWorker,
    head:
      `<script type="module">import{createHotContext}from"${config.base}@vite/client";` +
      `const HOT=createHotContext("/awning");${engine.bundledUpdates}</script>`,
    rendersCode: false,
    load: () => Promise.resolve(engine),
    invalidate: () => {},
  }
}

/** Serves the scripts and style sheets of the bundle, before Vite looks for sources at their addresses. */
function clientFiles(folder: string, base: string): Plugin {
  const names = new Set(listFolder(folder))
  return {
    name: 'awning:client-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://dev')
        const name = pathname.slice(base.length)
        if (!names.has(name)) return next()
        response
          .writeHead(200, { 'Content-Type': contentType(name), 'Cache-Control': 'no-store' })
          .end(readFileSync(join(folder, name)))
      })
    },
  }
}
