import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPreview } from '../../src/node/preview/server.ts'

/** A static host whose responses can be made to fail, path by path, while a page is open. */
export interface FaultServer {
  readonly url: string
  /** Requested paths in order, encoded as they were sent, without queries. */
  readonly requests: readonly string[]
  /** Delays requests for a path until the returned function is called. */
  hold(path: string): () => void
  /** The connection breaks before the first byte of the response. */
  drop(path: string): void
  answer(path: string, status: number): void
  /** The header states the full length, and the connection breaks after `bytes`. */
  truncate(path: string, bytes: number): void
  rewrite(path: string, change: (text: string) => string): void
  /** Sends a login page with status 200 instead; `cached` lets browsers cache it for a year. */
  login(path: string, cached?: 'cached'): void
  /** Later requests get their normal response. */
  repair(path: string): void
  close(): Promise<void>
}

type Send = (response: ServerResponse, status: number, type: string, body: Buffer) => void

export async function startFaultServer(root: string): Promise<FaultServer> {
  const site = await startPreview({ root, base: '/', port: 0 })
  const requests: string[] = []
  const faults = new Map<string, Send>()
  const held = new Map<string, Promise<void>>()

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/'
    const [path = '/'] = target.split('?', 1)
    requests.push(path)
    const send = faults.get(path) ?? sendWhole
    await held.get(path)
    // Responses are neither compressed nor revalidated, so that the body that is truncated is the one that is sent.
    const answer = await fetch(new URL(target, site.url), {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const body = Buffer.from(await answer.arrayBuffer())
    send(response, answer.status, answer.headers.get('content-type') ?? 'text/plain', body)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    hold(path) {
      let release = () => {}
      held.set(path, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(path)
        release()
      }
    },
    drop: (path) => void faults.set(path, (response) => response.destroy()),
    answer: (path, status) =>
      void faults.set(path, (response) => sendWhole(response, status, 'text/plain', Buffer.of())),
    truncate: (path, bytes) =>
      void faults.set(path, (response, status, type, body) => {
        head(response, status, type, body)
        response.write(body.subarray(0, bytes), () => response.destroy())
      }),
    rewrite: (path, change) =>
      void faults.set(path, (response, status, type, body) =>
        sendWhole(response, status, type, Buffer.from(change(body.toString()))),
      ),
    login: (path, cached) =>
      void faults.set(path, (response) => {
        const body = Buffer.from('<!doctype html><title>Log in</title><form>Log in</form>')
        head(response, 200, 'text/html', body, cached && 'max-age=31536000, immutable')
        response.end(body)
      }),
    repair: (path) => void faults.delete(path),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await site.close()
    },
  }
}

function sendWhole(response: ServerResponse, status: number, type: string, body: Buffer): void {
  head(response, status, type, body)
  response.end(body)
}

/** Nothing is cached, and no connection is reused, because browsers silently repeat a request that fails on a reused one. */
function head(
  response: ServerResponse,
  status: number,
  type: string,
  body: Buffer,
  caching = 'no-store',
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': caching,
    connection: 'close',
  })
}
