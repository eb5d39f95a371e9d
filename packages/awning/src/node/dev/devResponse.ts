import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { SiteConfig } from '../../config/site.ts'
import { translationStates } from '../../content/translation/translationStates.ts'
import { translationTable } from '../../content/translation/translationTable.ts'
import { fillWithoutWorker } from '../bundle/inlineConstants.ts'
import { liveScript } from '../live/liveScripts.ts'
import { encodePicture } from '../output/encodePicture.ts'
import { contentType } from '../preview/contentType.ts'
import { siteCss } from '../settings/siteCss.ts'
import type { DevContent } from './devContent.ts'
import type { DevRenderer } from './devRenderer.ts'

export interface DevResponse {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

export interface DevSite {
  readonly root: string
  readonly config: SiteConfig
  readonly content: DevContent
  readonly renderer: DevRenderer
  /** The address of the settings' CSS. */
  readonly sheet: string
  /** The source of a service worker that removes itself. */
  readonly withoutWorker: string
}

const html = 'text/html; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

/** The response to a request for an address of the site; undefined if it is for Vite to respond. */
export async function devResponse(
  pathname: string,
  wantsHtml: boolean,
  site: DevSite,
): Promise<DevResponse | undefined> {
  return (await partResponse(pathname, site)) ?? pageResponse(pathname, wantsHtml, site)
}

/** A part of pages, or a file that only the dev server has. */
async function partResponse(
  pathname: string,
  { root, config, content, renderer, sheet, withoutWorker }: DevSite,
): Promise<DevResponse | undefined> {
  const part = renderer.part(pathname)
  if (part) return ok(plain, part)
  const name = basename(decodeURIComponent(pathname))
  const asset = content.loaded.content.assets.find((candidate) => candidate.name === name)
  if (asset) {
    const { file, encoding } = asset
    const bytes = await readFile(file)
    return ok(
      contentType(name),
      encoding ? await encodePicture({ file, bytes }, encoding, () => ({ file })) : bytes,
    )
  }
  const frame = content.frame(name)
  if (frame) return ok(contentType(name), frame.html)
  const script = await liveScript(name)
  if (script) return ok(contentType(name), script)
  if (pathname === `${config.base}_translations`)
    return ok(plain, translationTable(root, translationStates(content.loaded.texts, config)))
  // A service worker that a preview registered at this address would respond in place of this server.
  if (pathname === `${config.base}sw.js`)
    return ok(contentType(pathname), fillWithoutWorker(withoutWorker, config))
  // Read at each request, so that an edit shows after a reload.
  if (pathname === sheet) return ok(contentType(pathname), siteCss(root, config).css)
  return undefined
}

/** A page, as a document or as the payload of a navigation, or a file of the built site. */
async function pageResponse(
  pathname: string,
  wantsHtml: boolean,
  { config, content, renderer }: DevSite,
): Promise<DevResponse | undefined> {
  const wantsPayload = pathname.endsWith('/index.txt')
  const { route, found } = content.routes.route(
    wantsPayload ? pathname.slice(0, -'index.txt'.length) : pathname,
  )
  // Pages come first, because they are requested after every edit, and listing all files takes time.
  // A page is sent to everyone, also to `curl` and link checkers, which accept anything.
  const path = decodeURIComponent(pathname).slice(config.base.length)
  const old = found || !wantsHtml ? undefined : content.routes.redirect(path)
  const file = found ? undefined : (old ?? content.routes.file(path))
  if (file) return ok(contentType(file.path), await content.routes.make(file))
  if (!found && !wantsPayload && !wantsHtml) return undefined
  const isNotFoundPayload = wantsPayload && pathname.endsWith('/404/index.txt')
  if (wantsPayload && !found && !isNotFoundPayload) return { status: 404, type: plain, body: '' }
  return wantsPayload
    ? ok(plain, await renderer.payload(route))
    : { status: found ? 200 : 404, type: html, body: await renderer.document(route) }
}

function ok(type: string, body: string | Buffer): DevResponse {
  return { status: 200, type, body }
}
