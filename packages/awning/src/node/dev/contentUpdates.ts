import { dirname, join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { formatProblems, type Problem } from '../../content/problem.ts'
import { engineRoot } from '../bundle/viteConfig.ts'
import type { DevContent } from './devContent.ts'
import { galleryFolder } from './galleryRoutes.ts'

export interface ContentUpdates {
  readonly root: string
  readonly content: DevContent
  /** Called when the engine or the site's code was edited. */
  readonly onCode: () => void
  /** Called with files of the site's code that say something new: the next page has to be rendered with them. */
  readonly onSiteCode: (files: Iterable<string>) => void
}

/**
 * An edit under `content/` becomes an event: the browser fetches the page again and puts it in place,
 * so that scroll position and client state stay. MDX in the bundle is updated by Vite, once its text
 * is compiled, and so are the site's components; what its code says to Node is read again first.
 */
export function contentUpdates({ root, content, onCode, onSiteCode }: ContentUpdates): Plugin {
  const folder = join(root, 'content') + sep
  const gallery = join(engineRoot, galleryFolder)
  const isContent = (file: string) =>
    file.startsWith(folder) || (file.startsWith(gallery) && file.endsWith('.md'))
  const isSiteCode = (file: string) =>
    file.startsWith(root + sep) && /\.(?:[cm]?[jt]sx?|json)$/.test(file)
  /** Files of the site's code that were edited since it was last without a mistake. */
  const edited = new Set<string>()
  let reloading: Promise<void> | undefined
  let last = 0

  /** Several files saved at once are one reload. */
  function reload(server: ViteDevServer): Promise<void> {
    reloading ??= content.reload().then(() => {
      reloading = undefined
      tell(server, content)
    })
    return reloading
  }

  async function reloadCode(server: ViteDevServer, file: string): Promise<void> {
    edited.add(file)
    const isNew = await content.reloadCode()
    if (!content.hasWrongCode) {
      if (isNew) onSiteCode(edited)
      edited.clear()
    }
    if (!isNew) return
    // A reload that is under way began with the code as it was.
    await reloading
    await reload(server)
  }

  return {
    name: 'awning:content-updates',
    configureServer(server) {
      const codeFile = join(root, siteCodeFile)
      server.watcher.add([folder, codeFile])
      // Modules of social images are part of no bundle, so that Vite does not know them.
      const { socialImages } = content.code
      if (socialImages) server.watcher.add(dirname(join(root, socialImages.file)))
      const changed = (file: string) => {
        if (file.startsWith(folder)) void reload(server)
      }
      server.watcher.on('add', changed).on('unlink', changed)
      // The watcher forgets a file that is removed; this one may come back.
      server.watcher.on('unlink', (file) => {
        if (file === codeFile) server.watcher.add(codeFile)
      })
      // Who opens a page while something is wrong should see it too.
      server.ws.on('connection', () => {
        if (content.errors.length > 0)
          server.ws.send({ type: 'error', err: overlay(content.errors) })
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server, modules, timestamp }) {
        // Each environment is updated in turn for one and the same edit.
        const isFirst = timestamp !== last
        last = timestamp
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

  function tell(server: ViteDevServer, { errors, problems }: DevContent): void {
    if (problems.length > 0) server.config.logger.warn(`\n${formatProblems(problems)}\n`)
    if (errors.length > 0) server.ws.send({ type: 'error', err: overlay(errors) })
    else server.ws.send({ type: 'custom', event: 'awning:content' })
  }

  function overlay(errors: readonly Problem[]) {
    const [first] = errors
    const loc = first && { file: first.file, line: first.line ?? 1, column: first.column ?? 1 }
    return { message: formatProblems(errors), stack: '', ...(loc ? { loc } : {}) }
  }
}
