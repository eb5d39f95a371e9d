import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { Fetch } from '../../src/node/doctor/visit.ts'
import { rawRequest } from '../../src/node/preview/rawRequest.testing.ts'

/** A response that a test may change before it is sent. */
export interface Reply {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export interface Asked {
  readonly scheme: string
  /** With its query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

export type Fault = (reply: Reply, asked: Asked) => void

export interface FaultyHost {
  /** Has the public name of the site lead to this host. */
  readonly fetch: Fetch
  readonly port: number
  fault: Fault
  close(): Promise<void>
}

/** Serves what the preview server sends, as `https://fixture.example`, with the faults that a test adds. */
export async function startFaultyHost(previewPort: number): Promise<FaultyHost> {
  const host = { fault: (() => undefined) as Fault }
  const answers = new Map<string, ReturnType<typeof rawRequest>>()
  /** The site does not change, so each request is passed on once. */
  const answerTo = (path: string, headers: IncomingHttpHeaders) => {
    const key = `${path} ${headers['if-none-match']}`
    const answer = answers.get(key) ?? rawRequest(previewPort, path, { headers: { ...headers } })
    answers.set(key, answer)
    return answer
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const scheme = String(request.headers['x-scheme'] ?? 'http')
    void answerTo(path, request.headers).then((answer) => {
      const reply: Reply = {
        status: answer.status,
        headers: { ...answer.headers, 'strict-transport-security': 'max-age=31536000' },
        body: answer.body,
      }
      if (scheme === 'http' && request.headers['x-scheme'] !== undefined)
        redirect(reply, `https://fixture.example${path}`)
      host.fault(reply, { scheme, path, headers: request.headers })
      const {
        'content-length': _,
        connection: __,
        'transfer-encoding': ___,
        ...headers
      } = reply.headers
      response.writeHead(reply.status, headers).end(reply.body)
    })
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return Object.assign(host, {
    port,
    fetch: ((url, init) => {
      const { protocol, host: name, pathname, search } = new URL(url)
      if (name !== 'fixture.example') return fetch(url, init)
      const headers = {
        ...(init.headers as Record<string, string>),
        'x-scheme': protocol.slice(0, -1),
      }
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { ...init, headers })
    }) satisfies Fetch,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}

export function redirect(reply: Reply, location: string, status = 301): void {
  reply.status = status
  reply.headers = { location }
  reply.body = Buffer.from('')
}

/** Changes the text of a response, which may be compressed. */
export function edit(reply: Reply, change: (text: string) => string): void {
  decompress(reply)
  reply.body = gzipSync(change(reply.body.toString()))
  reply.headers['content-encoding'] = 'gzip'
}

export function decompress(reply: Reply): void {
  const encoding = reply.headers['content-encoding']
  if (encoding === 'br') reply.body = brotliDecompressSync(reply.body)
  if (encoding === 'gzip') reply.body = gunzipSync(reply.body)
  delete reply.headers['content-encoding']
}
