import { readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ByteKind } from '../records.ts'
import type { Certificate } from './certificate.ts'
import { slowTime } from './slowNetwork.ts'

/** A request and its response. */
export interface Served {
  readonly path: string
  readonly kind: ByteKind
  /** Bytes of the body, as sent. */
  readonly bytes: number
  /** Whether the browser marked it as a prefetch. */
  readonly ahead: boolean
  /** Time of the request, in milliseconds since 1970. */
  readonly at: number
}

export interface BenchServer {
  readonly origin: string
  /** All requests so far. */
  readonly served: Served[]
  /** Whether documents that the browser fetches ahead are sent as over a slow network: its developer tools do not slow those down. */
  isSlow: boolean
  readonly close: () => void
}

const types: Readonly<Record<string, readonly [type: string, kind: ByteKind]>> = {
  '.html': ['text/html; charset=utf-8', 'html'],
  '.css': ['text/css; charset=utf-8', 'css'],
  '.js': ['text/javascript; charset=utf-8', 'js'],
  '.mjs': ['text/javascript; charset=utf-8', 'js'],
  '.json': ['application/json', 'other'],
  '.txt': ['text/plain; charset=utf-8', 'other'],
  '.xml': ['application/xml', 'other'],
  '.wasm': ['application/wasm', 'other'],
  '.webmanifest': ['application/manifest+json', 'other'],
  '.svg': ['image/svg+xml', 'image'],
  '.png': ['image/png', 'image'],
  '.jpg': ['image/jpeg', 'image'],
  '.webp': ['image/webp', 'image'],
  '.ico': ['image/x-icon', 'image'],
  '.woff': ['font/woff', 'font'],
  '.woff2': ['font/woff2', 'font'],
}

/** Serves a folder as a good static host does: HTTP/2, brotli 11 compressed in advance, hashed files cached forever. */
export async function startServer(root: string, certificate: Certificate): Promise<BenchServer> {
  const served: Served[] = []
  const files = new Map<string, Body>()
  const { key, cert } = certificate
  const server = createSecureServer({ key, cert }, (request, response) => {
    const at = Date.now()
    const path = decodeURIComponent(request.url.split(/[?#]/, 1)[0] ?? '')
    const found = findFile(root, path)
    const file = found ?? findFile(root, '/404.html')
    const body = file === undefined ? missing : readBody(file, files)
    const headers = {
      'content-type': body.type,
      'content-length': body.content.length,
      'cache-control': /html|text\/plain|json/.test(body.type)
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
      ...(body.isPacked ? { 'content-encoding': 'br' } : {}),
    }
    const ahead = /prefetch/.test(`${request.headers['sec-purpose']} ${request.headers['purpose']}`)
    served.push({ path, kind: body.kind, bytes: body.content.length, ahead, at })
    const respond = () => response.writeHead(found ? 200 : 404, headers).end(body.content)
    const isDocumentAhead = ahead && request.headers['sec-fetch-dest'] === 'document'
    if (started.isSlow && isDocumentAhead) setTimeout(respond, slowTime(body.content.length))
    else respond()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const started: BenchServer = {
    origin: `https://127.0.0.1:${port}`,
    served,
    isSlow: false,
    close: () => server.close(),
  }
  return started
}

interface Body {
  readonly content: Buffer
  readonly isPacked: boolean
  readonly type: string
  readonly kind: ByteKind
}

const missing: Body = {
  content: Buffer.from('Not found'),
  isPacked: false,
  type: 'text/plain',
  kind: 'other',
}

/** `/a` is the file itself, `a.html` or `a/index.html`, as hosts have it. */
function findFile(root: string, path: string): string | undefined {
  const inside = normalize(`/${path}`)
  const bare = inside.replace(/\/$/, '')
  return [inside, `${bare}.html`, `${bare}/index.html`]
    .map((name) => join(root, name))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

function readBody(file: string, files: Map<string, Body>): Body {
  const known = files.get(file)
  if (known) return known
  const plain = readFileSync(file)
  const [type, kind] = types[extname(file)] ?? ['application/octet-stream', 'other']
  // Files that are already compressed (a font, an index in gzip) are sent as they are.
  const packed = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  const isPacked = packed.length < plain.length && kind !== 'font'
  const body = { content: isPacked ? packed : plain, isPacked, type, kind }
  files.set(file, body)
  return body
}
