import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPreview } from '../../src/node/preview/server.ts'
import { answer, drop, login, rewrite, sendWhole, truncate, type Send } from './faultyResponses.ts'

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
    const whole = await fetch(new URL(target, site.url), {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const body = Buffer.from(await whole.arrayBuffer())
    send(response, whole.status, whole.headers.get('content-type') ?? 'text/plain', body)
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
    drop: (path) => void faults.set(path, drop),
    answer: (path, status) => void faults.set(path, answer(status)),
    truncate: (path, bytes) => void faults.set(path, truncate(bytes)),
    rewrite: (path, change) => void faults.set(path, rewrite(change)),
    login: (path, cached) => void faults.set(path, login(cached)),
    repair: (path) => void faults.delete(path),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await site.close()
    },
  }
}
