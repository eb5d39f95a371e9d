import { dirname, join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { contentEvent } from '../../client/contentEvent.ts'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { pagesFolder } from '../../content/sourcePath.ts'
import { engineRoot } from '../bundle/engineHash.ts'
import type { DevContent } from './devContent.ts'
import { galleryFolder } from './galleryRoutes.ts'

type Content = Pick<
  DevContent,
  'reload' | 'reloadCode' | 'hasWrongCode' | 'errors' | 'diagnostics' | 'code'
>

export interface ContentUpdates {
  readonly root: string
  readonly content: Content
  /** Called when the engine or the site's code was edited. */
  readonly onCode: () => void
  /** Called with files of the site's code that say something new: the next page has to be rendered with them. */
  readonly onSiteCode: (files: Iterable<string>) => void
}

/**
 * An edit of a text under `content/` or `pages/` becomes an event: the browser fetches the page again and puts it in place,
 * so that scroll position and client state stay. MDX in the bundle is updated by Vite, once its text
 * is compiled, and so are the site's components; what its code says to Node is read again first.
 */
export function contentUpdates({ root, content, onCode, onSiteCode }: ContentUpdates): Plugin {
  const contentFolder = join(root, 'content') + sep
  const pages = join(root, pagesFolder) + sep
  const gallery = join(engineRoot, galleryFolder)
  const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)
  const isText = (file: string) =>
    file.startsWith(contentFolder) ||
    (file.startsWith(pages) && !isCode(file) && !file.endsWith('.css'))
  const isContent = (file: string) =>
    isText(file) || (file.startsWith(gallery) && file.endsWith('.md'))
  const isSiteCode = (file: string) => file.startsWith(root + sep) && isCode(file)
  /** Files of the site's code that were edited since it was last without a mistake. */
  const edited = new Set<string>()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  /**
   * Reads the content again. What is saved while that runs may have been read before it was saved, so all of it
   * is read once more afterwards.
   */
  function reload(server: ViteDevServer): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = undefined
        return reload(server)
      })
      return next
    }
    running = reloadNow(server).finally(() => {
      running = undefined
    })
    return running
  }

  async function reloadNow(server: ViteDevServer): Promise<void> {
    try {
      await content.reload()
    } catch (error) {
      // Mistakes of authors are diagnostics of the content. This is an error of the engine, and the next edit tries again.
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      server.config.logger.error(`\n${stack || message}\n`)
      return server.ws.send({ type: 'error', err: { message, stack } })
    }
    report(server, content)
  }

  async function reloadCode(server: ViteDevServer, file: string): Promise<void> {
    edited.add(file)
    const isNew = await content.reloadCode()
    if (!content.hasWrongCode) {
      if (isNew) onSiteCode(edited)
      edited.clear()
    }
    if (isNew) await reload(server)
  }

  return {
    name: 'awning:content-updates',
    configureServer(server) {
      const codeFile = join(root, siteCodeFile)
      server.watcher.add([contentFolder, pages, codeFile])
      // Modules of social images are part of no bundle, so that Vite does not know them.
      const { socialImages } = content.code
      if (socialImages) server.watcher.add(dirname(join(root, socialImages.file)))
      // The watcher forgets a file that is removed; this one may come back.
      server.watcher.on('unlink', (file) => {
        if (file === codeFile) server.watcher.add(codeFile)
      })
      // A page that is opened while something is wrong shows it too.
      server.ws.on('connection', () => {
        if (content.errors.length > 0)
          server.ws.send({ type: 'error', err: overlay(content.errors) })
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server, modules }) {
        // Vite calls this for each environment in turn, for files that are edited, new or gone.
        const isFirst = this.environment.name === 'client'
        if (!isContent(file)) {
          onCode()
          if (isFirst && isSiteCode(file)) await reloadCode(server, file)
          // With a mistake in it the site's code stays as it was, for Node and for rendering.
          return this.environment.name === 'rsc' && content.hasWrongCode ? [] : undefined
        }
        if (isFirst) await reload(server)
        // With a mistake in it the module stays as it was; otherwise only MDX has modules here.
        return content.errors.length > 0 ? [] : modules
      },
    },
  }

  function report(server: ViteDevServer, { errors, diagnostics }: Content): void {
    if (diagnostics.length > 0) server.config.logger.warn(`\n${formatDiagnostics(diagnostics)}\n`)
    if (errors.length > 0) server.ws.send({ type: 'error', err: overlay(errors) })
    else server.ws.send({ type: 'custom', event: contentEvent })
  }

  function overlay(errors: readonly Diagnostic[]) {
    const [first] = errors
    const loc = first && { file: first.file, line: first.line ?? 1, column: first.column ?? 1 }
    return { message: formatDiagnostics(errors), stack: '', ...(loc ? { loc } : {}) }
  }
}
