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
  'reload' | 'reloadCode' | 'hasCodeErrors' | 'errors' | 'diagnostics' | 'code' | 'includedFiles'
>

export interface ContentUpdates {
  readonly root: string
  readonly content: Content
  /** Called when the engine or the site's code was edited. */
  readonly onCode: () => void
  /** Called with the edited files of the site's code when it has changed: the next page has to be rendered with them. */
  readonly onSiteCode: (files: Iterable<string>) => void
}

/**
 * An edit of a text under `content/` or `pages/`, or of a file that a text includes, becomes an event, at which the browser fetches the page
 * again and updates it in place, so that scroll position and client state stay. Vite updates MDX and the
 * site's components, but only after the content and the site's code have been read again here.
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
    isText(file) ||
    content.includedFiles.has(file) ||
    (file.startsWith(gallery) && file.endsWith('.md'))
  const isSiteCode = (file: string) => file.startsWith(root + sep) && isCode(file)
  /** Files of the site's code that were edited since it last loaded without errors. */
  const edited = new Set<string>()
  /** What was edited since it was last read. */
  const stale = { code: false, content: false }
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  /**
   * Reads what was edited. A file that is saved while this runs may have been read before, so then it
   * is read once more.
   */
  function update(server: ViteDevServer, part: keyof typeof stale): Promise<void> {
    stale[part] = true
    if (!running) return start(server)
    next ??= running.then(() => {
      next = undefined
      return start(server)
    })
    return next
  }

  function start(server: ViteDevServer): Promise<void> {
    running = updateNow(server).finally(() => {
      running = undefined
    })
    return running
  }

  async function updateNow(server: ViteDevServer): Promise<void> {
    try {
      if (stale.code) {
        stale.code = false
        if (await readCode()) stale.content = true
      }
      if (!stale.content) return
      stale.content = false
      await content.reload()
      server.watcher.add([...content.includedFiles])
    } catch (error) {
      // Mistakes of authors are diagnostics, so this is a bug of the engine. The next edit reads all again.
      stale.code = edited.size > 0
      stale.content = true
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      server.config.logger.error(`\n${stack || message}\n`)
      return server.ws.send({ type: 'error', err: { message, stack } })
    }
    report(server, content)
  }

  /** True if the code has changed, so that the content has to be read again too. */
  async function readCode(): Promise<boolean> {
    const files = [...edited]
    const isNew = await content.reloadCode()
    if (!content.hasCodeErrors) {
      if (isNew) onSiteCode(files)
      // A file that was edited meanwhile is read again.
      if (!stale.code) edited.clear()
    }
    return isNew
  }

  return {
    name: 'awning:content-updates',
    configureServer(server) {
      const codeFile = join(root, siteCodeFile)
      server.watcher.add([contentFolder, pages, codeFile, ...content.includedFiles])
      // Vite does not watch the modules of social images, because they are not part of its bundle.
      const { socialImages } = content.code
      if (socialImages) server.watcher.add(dirname(join(root, socialImages.file)))
      // The watcher stops watching a file that is deleted, but an author may create it again.
      server.watcher.on('unlink', (file) => {
        if (file === codeFile) server.watcher.add(codeFile)
      })
      // A page that is opened while there are errors shows them too.
      server.ws.on('connection', () => {
        if (content.errors.length > 0)
          server.ws.send({ type: 'error', err: overlay(content.errors) })
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server, modules }) {
        // Vite calls this for each environment in turn, for files that are edited, added or deleted.
        const isFirst = this.environment.name === 'client'
        if (!isContent(file)) {
          onCode()
          if (isFirst && isSiteCode(file)) {
            edited.add(file)
            await update(server, 'code')
          }
          // While the site's code has errors, its last good version stays in use, for Node and for rendering.
          return this.environment.name === 'rsc' && content.hasCodeErrors ? [] : undefined
        }
        if (isFirst) await update(server, 'content')
        // While the content has errors, the last good module stays in use. Of content, only MDX has modules.
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
