import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { rawRequest } from './rawRequest.testing.ts'
import { startPreview } from './server.ts'
import type { Preview } from './server.ts'
import { temporarySite } from './temporarySite.testing.ts'

let site: Awaited<ReturnType<typeof temporarySite>>
let preview: Preview

beforeAll(async () => {
  site = await temporarySite({
    'index.html': 'home',
    '404.html': 'not here',
    'en/404.html': 'not here, in English',
    'blog/index.html': 'posts',
    '.env': 'secret',
    'large.zip': Buffer.alloc(8_000_000),
  })
  await writeFile(join(site.folder, 'secret.txt'), 'secret')
  await symlink(join(site.folder, 'secret.txt'), join(site.root, 'link.txt'))
  preview = await startPreview({ root: site.root, base: '/', port: 0 })
})

afterAll(async () => {
  await preview.close()
  await site.remove()
})

/** The response of the server to bytes that no HTTP client would send. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  await once(socket, 'close')
  return received
}

describe('startPreview', () => {
  it('returns the address of the site', async () => {
    expect(preview.url).toBe(`http://127.0.0.1:${preview.port}/`)
    expect(await (await fetch(preview.url)).text()).toBe('home')
  })

  it.each(['/blog', '/blog/', '/blog/index.html'])(
    'answers %s without a redirect',
    async (path) => {
      const { status, text, headers } = await rawRequest(preview.port, path)
      expect([status, text]).toEqual([200, 'posts'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it.each([
    '/nope',
    '/%E0%A4%A',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/.env',
    '/link.txt',
    '/a%00',
  ])('answers %s with status 404 and the page for it', async (path) => {
    const { status, text, headers } = await rawRequest(preview.port, path)
    expect([status, text]).toEqual([404, 'not here'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('answers below a locale with the page of the locale', async () => {
    const { status, text } = await rawRequest(preview.port, '/en/nope')
    expect([status, text]).toEqual([404, 'not here, in English'])
  })

  it('serves nothing outside of its folder when dots come over a raw connection', async () => {
    const bytes = 'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const answer = await exchange(preview.port, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toMatch(/\r\n\r\nnot here$/)
  })

  it('continues after a request that is not HTTP', async () => {
    expect(await exchange(preview.port, 'GET /\0 HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect((await rawRequest(preview.port, '/')).status).toBe(200)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    for (const [path, status, length] of [
      ['/blog', 200, '5'],
      ['/nope', 404, '8'],
    ] as const) {
      const answer = await rawRequest(preview.port, path, { method: 'HEAD' })
      expect([answer.status, answer.headers['content-length']]).toEqual([status, length])
      expect(answer.text).toBe('')
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('rejects %s', async (method) => {
    const { status, headers } = await rawRequest(preview.port, '/', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('responds with plain text when the site has no not-found page', async () => {
    const bare = await temporarySite({ 'index.html': '' })
    const { port, close } = await startPreview({ root: bare.root, base: '/', port: 0 })
    const { status, text, headers } = await rawRequest(port, '/nope')
    expect([status, text]).toEqual([404, 'Not found'])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    await close()
    await bare.remove()
  })

  it('serves the site below its base and nowhere else', async () => {
    const below = await startPreview({ root: site.root, base: '/sub/', port: 0 })
    expect(below.url).toBe(`http://127.0.0.1:${below.port}/sub/`)
    expect((await rawRequest(below.port, '/sub/blog')).text).toBe('posts')
    expect((await rawRequest(below.port, '/blog')).status).toBe(404)
    const { status, headers } = await rawRequest(below.port, '/sub?a=1')
    expect([status, headers.location]).toEqual([308, '/sub/?a=1'])
    await below.close()
  })

  it('names the port that is taken and how to choose another', async () => {
    const { port } = preview
    await expect(startPreview({ root: site.root, base: '/', port })).rejects.toThrow(
      `Port ${port} is taken. --port ${port + 1} or PORT=${port + 1} chooses another.`,
    )
  })

  it('names the host that is no address of this machine', async () => {
    const options = { root: site.root, base: '/', port: 0, host: '203.0.113.1' }
    await expect(startPreview(options)).rejects.toThrow(
      'The host 203.0.113.1 cannot be used: it is no address of this machine.',
    )
  })
})

describe('close', () => {
  async function opened(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }

  it('ends connections that are kept alive or never sent anything', async () => {
    const { port, close } = await startPreview({ root: site.root, base: '/', port: 0 })
    const silent = await opened(port)
    const idle = await opened(port)
    idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(idle, 'data')
    const ended = Promise.all([once(silent, 'close'), once(idle, 'close')])
    // A reset ends the connection too.
    for (const socket of [silent, idle]) socket.on('error', () => {}).resume()

    await close()
    await ended
    await expect(rawRequest(port, '/')).rejects.toThrow('ECONNREFUSED')
  })

  it('lets a running response finish, even over a connection that would be kept alive', async () => {
    const { port, close } = await startPreview({ root: site.root, base: '/', port: 0 })
    const agent = new Agent({ keepAlive: true })
    const outgoing = request({ host: '127.0.0.1', port, path: '/large.zip', agent }).end()
    const [incoming] = await once(outgoing, 'response')
    const closed = close()
    let length = 0
    for await (const chunk of incoming) length += chunk.length
    expect(length).toBe(8_000_000)
    await closed
    agent.destroy()
  })

  it('can be called twice', async () => {
    const { close } = await startPreview({ root: site.root, base: '/', port: 0 })
    await Promise.all([close(), close()])
    await expect(close()).resolves.toBeUndefined()
  })
})

describe('a file that is still being made', () => {
  const startWith = async (made: Promise<unknown>, maxWaitMs: number) => {
    const pendingSite = await temporarySite({ '404.html': 'not here', 'index.html': 'home' })
    const server = await startPreview({ root: pendingSite.root, base: '/sub/', port: 0, maxWaitMs })
    onTestFinished(async () => {
      await server.close()
      await pendingSite.remove()
    })
    server.expect({ paths: new Set(['social/图 1.png']), made })
    return { server, write: () => writeMade(pendingSite.root) }
  }
  const writeMade = async (root: string) => {
    await mkdir(join(root, 'social'))
    await writeFile(join(root, 'social/图 1.png'), 'picture')
  }

  it('is waited for, and nothing else is', async () => {
    let finish = (): void => undefined
    const made = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { server, write } = await startWith(made, 60_000)
    const picture = rawRequest(server.port, '/sub/social/%E5%9B%BE%201.png?v=1')
    for (const other of ['/sub/social/other.png', '/social/%E5%9B%BE%201.png', '/sub/%E5%9B'])
      expect((await rawRequest(server.port, other)).status, other).toBe(404)
    expect((await rawRequest(server.port, '/sub/')).text).toBe('home')
    await write()
    finish()
    expect(await picture).toMatchObject({ status: 200, text: 'picture' })
  })

  it('is not found if it could not be made', async () => {
    const { server } = await startWith(Promise.resolve(), 60_000)
    const { status, text } = await rawRequest(server.port, '/sub/social/%E5%9B%BE%201.png')
    expect([status, text]).toEqual([404, 'not here'])
  })

  it('is to be requested again if that takes too long', async () => {
    const { server } = await startWith(new Promise(() => undefined), 1)
    const { status, headers } = await rawRequest(server.port, '/sub/social/%E5%9B%BE%201.png')
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-cache' })
  })
})
