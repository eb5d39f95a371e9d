import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hostAndPort } from '../hostAndPort.ts'
import { listenFailure } from '../listenFailure.ts'
import { createCompressor } from './compress.ts'
import type { Compress } from './compress.ts'
import { readHeaderRules } from './headerRules.ts'
import { isPending, waitForPending, type PendingFiles } from './pendingFiles.ts'
import { prepareClose } from './prepareClose.ts'
import { resolveFile, type ServedSite } from './resolveFile.ts'
import { sendFile } from './sendFile.ts'
import { sendText } from './sendText.ts'

/** When to ask again for a file that takes longer to make than a response may take. */
const retrySeconds = 10

export type PreviewOptions = {
  /** The folder to serve. */
  root: string
  /** The path of the site, such as `/` or `/sub/`. */
  base: string
  /** As in the settings of the site. */
  trailingSlash?: 'never' | 'always' | undefined
  host?: string
  /** 0 lets the system choose a free one. */
  port: number
  /** A connection on which nothing was sent or received for this long is closed, with its open file. */
  stallTimeoutMs?: number
  /** A response that waits longer for a file that is being made asks the client to come back. */
  maxWaitMs?: number
}

export type Preview = {
  url: string
  port: number
  close: () => Promise<void>
  /** Lets requests for these files wait until they are made. */
  expect: (files: PendingFiles) => void
}

/**
 * Serves a built site as a static host does. The package `send` handles ranges, conditional requests
 * and HEAD. The code here does what no package for static files does: one page for both `/a` and
 * `/a/`, or a redirect from one to the other, the not-found page of the nearest locale, names in their exact case on every disk, links that
 * stay in the folder, compression with a known length, and the rules of `_headers`.
 */
export async function startPreview({
  root,
  base,
  trailingSlash,
  host = '127.0.0.1',
  port,
  stallTimeoutMs = 30_000,
  maxWaitMs = stallTimeoutMs / 2,
}: PreviewOptions): Promise<Preview> {
  const site: Site = { root, base, trailingSlash, compress: createCompressor(), maxWaitMs }
  const server = createServer((request, response) => {
    respond(request, response, site).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal error')
    })
  })
  // Without a listener for the event, Node destroys the connection.
  server.setTimeout(stallTimeoutMs)
  const close = prepareClose(server)
  const chosenPort = await listen(server, host, port)
  const path = base
    .split('/')
    .filter(Boolean)
    .map((segment) => `${segment}/`)
    .join('')
  const expect = (files: PendingFiles) => {
    site.pending = files
  }
  return { url: `http://${hostAndPort(host, chosenPort)}/${path}`, port: chosenPort, close, expect }
}

type Site = ServedSite & { compress: Compress; maxWaitMs: number; pending?: PendingFiles }

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const rules = await readHeaderRules(site.root)
  for (const [name, value] of rules(request.url ?? '')) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'Method not allowed')
  }

  const target = request.url ?? ''
  let resolution = await resolveFile(site, target)
  if (resolution.kind === 'missing' && site.pending && isPending(site.pending, target, site.base)) {
    if (!(await waitForPending(site.pending, site.maxWaitMs))) {
      response.setHeader('Retry-After', retrySeconds)
      return sendText(response, 503, 'This file is still being made')
    }
    resolution = await resolveFile(site, target)
  }
  if (resolution.kind === 'file') {
    return sendFile(request, response, site, resolution.file, 200)
  }
  if (resolution.kind === 'redirect') {
    response.setHeader('Location', resolution.location)
    return sendText(response, 308, 'Moved')
  }
  if (resolution.page) return sendFile(request, response, site, resolution.page, 404)
  sendText(response, 404, 'Not found')
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
