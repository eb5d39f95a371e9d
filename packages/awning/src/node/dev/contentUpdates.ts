import { dirname, join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { pagesFolder } from '../../content/sourcePath.ts'
import { engineRoot } from '../bundle/engineHash.ts'
import type { DevContent } from './devContent.ts'
import { readUntilUnchanged, untilWritten } from './fileChanges.ts'
import { galleryFolder } from './galleryRoutes.ts'
import type { OpenPages } from './openPages.ts'
import { whenWatched } from './whenWatched.ts'

type Content = Pick<
  DevContent,
  | 'update'
  | 'reload'
  | 'reloadCode'
  | 'hasCodeErrors'
  | 'errors'
  | 'diagnostics'
  | 'code'
  | 'includedFiles'
  | 'textFiles'
  | 'isCurrent'
>

/** Something that has to be read again: a Markdown text, all content, or the site's code. */
type Edit = { readonly text: string } | 'content' | 'code'

export interface ContentUpdates {
  readonly root: string
  readonly content: Content
  readonly openPages: OpenPages
  /** Called when the engine or the site's code was edited. */
  readonly onCode: () => void
  /** Called with the edited files of the site's code when it has changed: the next page has to be rendered with them. */
  readonly onSiteCode: (files: Iterable<string>) => void
  /** Whether the content, which was read again, needs more than this server can do. */
  readonly isOutgrown?: () => boolean
  /** Called then: another server takes over, and open pages load again. */
  readonly onOutgrown?: () => void
  /** Texts are watched from then on. Until all of a large site are, pages take longer. */
  readonly watchAfter?: Promise<void>
}

/**
 * An edit of a text under `content/` or `pages/`, or of a file that a text includes, becomes an event, at which open
 * pages update themselves in place, so that scroll position and client state stay. Vite updates MDX and the site's
 * components, but only after the content and the site's code have been read again here.
 */
export function contentUpdates({
  root,
  content,
  openPages,
  onCode,
  onSiteCode,
  isOutgrown = () => false,
  onOutgrown,
  watchAfter = Promise.resolve(),
}: ContentUpdates): Plugin {
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
  const stale = { code: false, content: false, texts: new Set<string>() }
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let isClosed = false

  /**
   * Reads what was edited. A file that is saved while this runs may have been read before, so then it
   * is read once more.
   */
  function update(server: ViteDevServer, edit: Edit): Promise<void> {
    if (typeof edit === 'object') stale.texts.add(edit.text)
    else stale[edit] = true
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
    if (isClosed) return undefined
    let isText = false
    try {
      if (stale.code) {
        stale.code = false
        if (await readCode()) stale.content = true
      }
      const { texts } = stale
      if (!stale.content && texts.size === 0) return undefined
      stale.texts = new Set()
      isText = !stale.content && (await content.update(texts))
      if (!isText) {
        stale.content = false
        await content.reload()
        if (isOutgrown()) return onOutgrown?.()
        server.watcher.add([...content.includedFiles])
      }
    } catch (error) {
      // What reads content is closed with the server.
      if (isClosed) return undefined
      // Mistakes of authors are diagnostics, so this is a bug of the engine. The next edit reads all again.
      stale.code = edited.size > 0
      stale.content = true
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      server.config.logger.error(`\n${stack || message}\n`)
      return server.ws.send({ type: 'error', err: { message, stack } })
    }
    return report(server, isText)
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

  function watchTexts(server: ViteDevServer): void {
    // Adding something would start a watcher that is closed again.
    if (isClosed) return
    server.watcher.add([contentFolder, pages, ...content.includedFiles])
    const read = content.textFiles.map((file) => join(root, file))
    whenWatched(server.watcher, read, () => {
      // An edit that was saved before the watcher knew the file is not reported by it.
      if (!isClosed && !isCurrent()) void update(server, 'content')
    })
  }

  function isCurrent(): boolean {
    try {
      return content.isCurrent()
    } catch {
      // A file was deleted at this moment, or may not be read any more. Reading all content tells.
      return false
    }
  }

  return {
    name: 'awning:content-updates',
    configureServer(server) {
      const codeFile = join(root, siteCodeFile)
      server.watcher.add(codeFile)
      server.httpServer?.once('close', () => {
        isClosed = true
      })
      void watchAfter.then(() => watchTexts(server))
      // Vite does not watch the modules of social images, because they are not part of its bundle.
      const { socialImages } = content.code
      if (socialImages) server.watcher.add(dirname(join(root, socialImages.file)))
      // The watcher stops watching a file that is deleted, but an author may create it again.
      server.watcher.on('unlink', (file) => {
        if (file === codeFile) server.watcher.add(codeFile)
      })
      openPages.listen(server)
      // A page that is opened while there are errors shows them too.
      server.ws.on('connection', () => {
        if (content.errors.length > 0)
          server.ws.send({ type: 'error', err: overlay(content.errors) })
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ type, file, server, modules }) {
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
        if (isFirst) {
          const isIncluded = content.includedFiles.has(file)
          const isEdit = type === 'update' && isText(file) && file.endsWith('.md') && !isIncluded
          if (isEdit) await untilWritten(file)
          const edit = isEdit ? { text: file } : 'content'
          await readUntilUnchanged(file, () => update(server, edit))
        }
        // While the content has errors, the last good module stays in use. Of content, only MDX has modules.
        return content.errors.length > 0 ? [] : modules
      },
    },
  }

  /** `isText`: nothing but the text of pages has changed, so they can be rendered at once. */
  function report(server: ViteDevServer, isText: boolean): void {
    const { errors, diagnostics } = content
    if (diagnostics.length > 0) server.config.logger.warn(`\n${formatDiagnostics(diagnostics)}\n`)
    if (errors.length > 0) server.ws.send({ type: 'error', err: overlay(errors) })
    // Vite may still have to load modules again, so other changes are rendered when a page is fetched.
    else if (isText) void openPages.update(server)
    else openPages.announce(server)
  }

  function overlay(errors: readonly Diagnostic[]) {
    const [first] = errors
    const loc = first && { file: first.file, line: first.line ?? 1, column: first.column ?? 1 }
    return { message: formatDiagnostics(errors), stack: '', ...(loc ? { loc } : {}) }
  }
}
