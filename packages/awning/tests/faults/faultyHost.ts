import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startPreview } from '../../src/node/preview/server.ts'
import { drop, sendWhole } from '../browser/faultyResponses.ts'
import { sendFault, type Whole } from './sendFault.ts'
import type { FaultKind, Weather } from './weather.ts'

/** A request as a trace shows it. */
export interface HostRequest {
  readonly path: string
  readonly fault: FaultKind | 'offline' | undefined
}

/** A static host with several versions of a site, whose responses have the faults that a weather decides. */
export interface FaultyHost {
  readonly url: string
  /** All requests so far, in their order. */
  readonly requests: readonly HostRequest[]
  /** Number of requests without a complete response. */
  readonly pending: number
  /** The version that is served. */
  version: number
  /** Undefined stops all faults. */
  weather: Weather | undefined
  /** Breaks every connection. */
  isOffline: boolean
  close(): Promise<void>
}

/** `folders` are the outputs of the versions. */
export async function startFaultyHost(folders: readonly string[]): Promise<FaultyHost> {
  const previews = await Promise.all(
    folders.map((root) => startPreview({ root, base: '/', port: 0 })),
  )
  const requests: HostRequest[] = []
  const counts = new Map<string, number>()
  let pending = 0

  async function read(version: number, target: string): Promise<Whole> {
    const whole = await fetch(new URL(target, previews[version]?.url), {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    return {
      status: whole.status,
      type: whole.headers.get('content-type') ?? 'text/plain',
      body: Buffer.from(await whole.arrayBuffer()),
    }
  }

  /** What another version has at the same address, or for a hashed file, a file of the same purpose. */
  async function readOtherBuild(path: string): Promise<Whole> {
    const other = (host.version + 1) % folders.length
    const same = await read(other, path)
    if (same.status === 200 || !path.startsWith('/assets/')) return same
    return read(other, similarFile(folders[other] ?? '', path))
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/'
    const [path = '/'] = target.split('?', 1)
    const count = counts.get(path) ?? 0
    counts.set(path, count + 1)
    const fault = host.isOffline ? 'offline' : host.weather?.(path, count)
    requests.push({ path, fault })
    const whole = await read(host.version, target)
    if (fault === 'offline') drop(response, whole.status, whole.type, whole.body)
    else if (fault)
      await sendFault(fault, response, whole, (instead) =>
        instead === 'missing' ? read(host.version, `${path}-missing`) : readOtherBuild(path),
      )
    else sendWhole(response, whole.status, whole.type, whole.body)
  }

  const server = createServer((request, response) => {
    pending += 1
    response.once('close', () => (pending -= 1))
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const host: FaultyHost = {
    url: `http://127.0.0.1:${port}`,
    requests,
    get pending() {
      return pending
    },
    version: 0,
    weather: undefined,
    isOffline: false,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all(previews.map((preview) => preview.close()))
    },
  }
  return host
}

/** A file whose name differs only in its hash, or else any of the same type. */
function similarFile(folder: string, path: string): string {
  const [, stem = '', type = ''] = /^\/assets\/(.*)-[\w-]+(\.\w+)$/.exec(path) ?? []
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith(type))
  const similar = names.find((name) => name.startsWith(`${stem}-`)) ?? names[0]
  return similar === undefined ? path : `/assets/${similar}`
}
