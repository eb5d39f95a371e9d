import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { hash } from '../hash.ts'
import { temporaryCache } from '../temporaryCache.testing.ts'
import { RemoteCache, type RemoteOptions } from './remoteCache.ts'
import { remoteServer, type RemoteServer } from './remoteServer.testing.ts'

const [a, b] = [hash('a'), hash('b')]
const long = Buffer.from('A sentence that can be compressed. '.repeat(100))

/** A remote as one process uses it, and what it has warned of. */
function connect({ address }: Pick<RemoteServer, 'address'>, options: Partial<RemoteOptions> = {}) {
  const warnings: string[] = []
  const remote = new RemoteCache({
    address,
    readOnly: false,
    warn: (text) => warnings.push(text),
    ...options,
  })
  return { remote, warnings }
}

async function stored(server: RemoteServer, bytes = long): Promise<void> {
  const { remote } = connect(server)
  remote.put('pages', a, () => bytes)
  await remote.settled()
}

function onlyEntry({ entries }: RemoteServer): [path: string, bytes: Buffer] {
  const [entry] = entries
  if (!entry || entries.size > 1) throw new Error(`there are ${entries.size} entries`)
  return entry
}

describe('a remote cache', () => {
  it.each([
    ['compressed', long],
    ['as they are', Buffer.from('short')],
    ['without any', Buffer.alloc(0)],
  ])('returns the bytes that another process has stored, %s', async (_, bytes) => {
    const server = await remoteServer()
    await stored(server, bytes)
    const { remote, warnings } = connect(server)
    expect(await remote.get('pages', a)).toEqual(bytes)
    expect(await remote.get('pages', b)).toBeUndefined()
    expect(await remote.get('files', a)).toBeUndefined()
    expect(remote.counts).toEqual({ found: 1, missing: 2, saved: 0 })
    expect(warnings).toEqual([])
  })

  it('knows why something could not be stored', async () => {
    const server = await remoteServer()
    const reasonAfter = async (fault: RemoteServer['fault']) => {
      server.fault = fault
      const { remote } = connect(server)
      await remote.get('pages', b)
      remote.put('pages', a, () => long)
      await remote.settled()
      return [remote.storeFailure, remote.counts.saved]
    }
    const refuse = (status: number) => (_: unknown, response: ServerResponse) =>
      void response.writeHead(status).end()
    expect(await reasonAfter(undefined)).toEqual([undefined, 1])
    // The first request closes the channel of those that read, so that none is sent that stores.
    expect(await reasonAfter(refuse(401))).toEqual(['it answers 401 Unauthorized', 0])
    expect(await reasonAfter(refuse(500))).toEqual(['it answers 500 Internal Server Error', 0])
    const onlyReads: RemoteServer['fault'] = ({ method }, response) =>
      void response.writeHead(method === 'PUT' ? 403 : 404).end()
    expect(await reasonAfter(onlyReads)).toEqual(['it answers 403 Forbidden', 0])
  })

  it('stores texts compressed, under names like a SHA-256 below its address', async () => {
    const server = await remoteServer()
    await stored(server)
    const [path, bytes] = onlyEntry(server)
    expect(path).toMatch(/^\/store\/[0-9a-f]{64}$/)
    expect(bytes.length).toBeLessThan(long.length / 2)
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut', (bytes) => bytes.subarray(0, -1)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('?')])],
    ['a page of the host', () => Buffer.from('<!doctype html><title>Sign in</title>')],
  ])('has no entry that is %s, and takes it again', async (_, damage) => {
    const server = await remoteServer()
    await stored(server)
    for (const [path, bytes] of server.entries) server.entries.set(path, damage(bytes))
    const { remote, warnings } = connect(server)
    expect(await remote.get('pages', a)).toBeUndefined()
    expect(warnings).toEqual([])
    await stored(server)
    expect(await remote.get('pages', a)).toEqual(long)
  })

  it('has no entry that was stored under the name of another', async () => {
    const server = await remoteServer()
    await stored(server)
    const [path, bytes] = onlyEntry(server)
    const { remote } = connect(server)
    await remote.get('pages', b)
    const other = server.requests.at(-1)?.path ?? ''
    expect(other).not.toBe(path)
    server.entries.set(other, bytes)
    expect(await remote.get('pages', b)).toBeUndefined()
  })

  it('sends the token with every request', async () => {
    const server = await remoteServer()
    const { remote } = connect(server, { authorization: 'Bearer secret' })
    remote.put('pages', a, () => long)
    await remote.settled()
    await remote.get('pages', a)
    expect(server.requests.map(({ method, authorization }) => [method, authorization])).toEqual([
      ['PUT', 'Bearer secret'],
      ['GET', 'Bearer secret'],
    ])
  })

  it('stores nothing where it is only read', async () => {
    const server = await remoteServer()
    await stored(server)
    const { remote } = connect(server, { readOnly: true })
    remote.put('pages', b, () => long)
    await remote.settled()
    expect(await remote.get('pages', a)).toEqual(long)
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  it('makes no more requests at the same time than a server can take', async () => {
    const server = await remoteServer()
    let running = 0
    let most = 0
    server.fault = (_, response) => {
      running += 1
      most = Math.max(most, running)
      setImmediate(() => {
        running -= 1
        response.writeHead(404).end()
      })
    }
    const { remote } = connect(server)
    await Promise.all(Array.from({ length: 200 }, (_, at) => remote.get('pages', String(at))))
    expect(server.requests).toHaveLength(200)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(32)
  })
})

describe('a remote cache that fails', () => {
  const many = Array.from({ length: 100 }, (_, at) => String(at))

  async function useIt(server: RemoteServer, options: Partial<RemoteOptions> = {}) {
    const { remote, warnings } = connect(server, options)
    const found = await Promise.all(many.map((key) => remote.get('pages', key)))
    remote.put('pages', a, () => long)
    await remote.settled()
    expect(found.every((bytes) => bytes === undefined)).toBe(true)
    return warnings
  }

  it.each([
    [401, 1],
    [403, 1],
    [405, 1],
    [501, 1],
    [500, 3],
  ])('that answers with %i is asked %i times', async (status, count) => {
    const server = await remoteServer()
    server.fault = (_request, response) => response.writeHead(status).end()
    const { remote } = connect(server)
    for (const key of many) await remote.get('pages', key)
    expect(server.requests).toHaveLength(count)
  })

  it.each<[string, number, string]>([
    ['with an error of the server', 500, '500 Internal Server Error'],
    ['because the token is wrong', 401, '401 Unauthorized'],
  ])('%s is asked no further, with one warning', async (_, status, reason) => {
    const server = await remoteServer()
    server.fault = (_request, response) => response.writeHead(status).end('<p>no</p>')
    expect(await useIt(server)).toEqual([
      `The remote cache ${server.address} is not used any further: it answers ${reason}. The build goes on.`,
    ])
    expect(server.requests.length).toBeLessThan(40)
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('without an answer costs its time limit once', async () => {
    const server = await remoteServer()
    server.fault = () => undefined
    expect(await useIt(server, { timeLimit: 200 })).toEqual([
      expect.stringContaining('no answer within 0.2 seconds'),
    ])
    expect(server.requests.length).toBeLessThan(40)
  })

  it('by ending connections is asked no further', async () => {
    const server = await remoteServer()
    server.fault = (request) => request.socket.destroy()
    expect(await useIt(server)).toHaveLength(1)
    expect(server.requests.length).toBeLessThan(40)
  })

  it('because there is no server is not asked any further', async () => {
    const server = await remoteServer()
    await server.close()
    expect(await useIt(server)).toEqual([expect.stringContaining('ECONNREFUSED')])
  })

  it('now and then is used all the same, until it has failed often', async () => {
    const server = await remoteServer()
    await stored(server)
    let count = 0
    server.fault = (request, response) => {
      count += 1
      if (count % 2 === 0) response.end(server.entries.get(request.url ?? ''))
      else response.writeHead(503).end()
    }
    const { remote, warnings } = connect(server)
    const ask = async () => [await remote.get('pages', a), await remote.get('pages', a)]
    for (let time = 0; time < 29; time += 1) expect(await ask()).toEqual([undefined, long])
    expect(warnings).toEqual([])
    expect(await ask()).toEqual([undefined, undefined])
    expect(warnings).toHaveLength(1)
  })

  it('to store is read all the same, with one warning', async () => {
    const server = await remoteServer()
    await stored(server)
    server.fault = (request, response) => {
      const entry = server.entries.get(request.url ?? '')
      if (request.method === 'PUT') response.writeHead(403).end()
      else response.end(entry)
    }
    const { remote, warnings } = connect(server)
    for (const key of many) remote.put('pages', key, () => long)
    await remote.settled()
    expect(await remote.get('pages', a)).toEqual(long)
    expect(warnings).toEqual([
      `Nothing more is stored in the remote cache ${server.address}: it answers 403 Forbidden. The build goes on.`,
    ])
    expect(server.requests.length).toBeLessThan(20)
  })

  it('is no reason to fail when what should be stored is gone', async () => {
    const server = await remoteServer()
    const { remote, warnings } = connect(server)
    for (const key of many)
      remote.put('pages', key, () => {
        throw new Error('ENOENT')
      })
    remote.put('pages', a, () => long)
    await remote.settled()
    expect([server.entries.size, warnings]).toEqual([1, []])
  })
})

describe('a cache with a remote behind it', () => {
  it('finds what another machine has stored, once it was loaded', async () => {
    const server = await remoteServer()
    const first = connect(server).remote
    temporaryCache(undefined, { remote: first }).values<string>('highlight').set(a, 'html')
    await first.settled()
    const cache = temporaryCache(undefined, { remote: connect(server).remote })
    const values = cache.values<string>('highlight')
    expect(values.get(a)).toBeUndefined()
    await values.load([a, b])
    expect([values.get(a), values.get(b)]).toEqual(['html', undefined])
    const { length } = server.requests
    await values.load([a])
    expect(server.requests).toHaveLength(length)
  })

  it('shares nothing that is of use to one machine alone', async () => {
    const server = await remoteServer()
    const { remote } = connect(server)
    const cache = temporaryCache(undefined, { remote })
    for (const namespace of ['content', 'texts', 'frontMatter', 'search', 'lint'] as const)
      cache.bytes(namespace).set(a, long)
    cache.bytes('social').set(a, Buffer.alloc(0))
    await remote.settled()
    expect(server.requests).toEqual([])
  })
})
