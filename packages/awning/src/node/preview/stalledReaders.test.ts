import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { rawRequest } from './rawRequest.testing.ts'
import { startPreview, type PreviewOptions } from './server.ts'
import { temporarySite } from './temporarySite.testing.ts'

let root: string

beforeAll(async () => {
  const site = await temporarySite({
    'index.html': 'home',
    'large.zip': Buffer.alloc(4_000_000),
    'large.json': 'x'.repeat(2000),
    'large.json.br': Buffer.alloc(4_000_000),
  })
  root = site.root
  return () => site.remove()
})

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(options: Partial<PreviewOptions> = {}): Promise<number> {
  const { port, close } = await startPreview({ root, base: '/', port: 0, ...options })
  closing.unshift(close)
  return port
}

/** Clients that ask for a file, get the first bytes and then read no more. */
function stalledReaders(port: number, path: string, count: number): Promise<Socket[]> {
  const readers = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1')
    // The server may reset the connection.
    socket.on('error', () => {})
    closing.unshift(() => socket.destroy())
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n`)
    await once(socket, 'readable')
    return socket
  })
  return Promise.all(readers)
}

/** How many files of the site this process has open. */
async function openFiles(): Promise<number> {
  const links = (await readdir('/proc/self/fd')).map((name) =>
    readlink(`/proc/self/fd/${name}`).catch(() => ''),
  )
  return (await Promise.all(links)).filter((path) => path.startsWith(root)).length
}

const settled = { timeout: 20_000 }

describe.each(['/large.zip', '/large.json'])('readers of %s who stall', (path) => {
  it('leave the server to others, and take little memory: 100 of them', async () => {
    const port = await open()
    const before = process.memoryUsage().arrayBuffers
    await stalledReaders(port, path, 100)
    expect((await rawRequest(port, '/')).text).toBe('home')
    const perReader = (process.memoryUsage().arrayBuffers - before) / 100
    // The file has 4 MB. Node 22 and later buffer more of a stream than Node 20.
    expect(perReader).toBeLessThan(1_000_000)
  }, 60_000)

  it('have their file closed as soon as they go away', async () => {
    const port = await open()
    const readers = await stalledReaders(port, path, 5)
    expect(await openFiles()).toBe(5)
    for (const reader of readers) reader.destroy()
    await vi.waitFor(async () => expect(await openFiles()).toBe(0), settled)
  })

  it('have their connection and file closed after a while', async () => {
    const port = await open({ stallTimeoutMs: 1000 })
    await stalledReaders(port, path, 5)
    await vi.waitFor(async () => expect(await openFiles()).toBe(0), settled)
    expect((await rawRequest(port, '/')).status).toBe(200)
  })
})
