import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCertificate } from './certificate.ts'
import { startServer, type BenchServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
const certificate = createCertificate()
let server: BenchServer

beforeAll(async () => {
  mkdirSync(join(folder, 'a'))
  writeFileSync(join(folder, 'a/index.html'), '<p>字</p>'.repeat(100))
  writeFileSync(join(folder, 'b.html'), 'b')
  writeFileSync(join(folder, 'app.js'), 'go()'.repeat(100))
  server = await startServer(folder, certificate)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Over HTTP/2, trusting the certificate of this run and no other. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ status: unknown; encoding: unknown; body: Buffer }>((resolve, reject) => {
    const session = connect(server.origin, {
      ca: certificate.cert,
      checkServerIdentity: () => undefined,
    })
    session.on('error', reject)
    const request = session.request({ ':path': path, ...headers })
    let answer = { status: undefined as unknown, encoding: undefined as unknown }
    request.on('response', (got) => {
      answer = { status: got[':status'], encoding: got['content-encoding'] }
    })
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      session.close()
      resolve({ ...answer, body: Buffer.concat(chunks) })
    })
  })
}

it('finds pages with and without ending, and sends them in brotli', async () => {
  for (const path of ['/a', '/a/', '/a/index.html?x=1']) {
    const { status, encoding, body } = await ask(path)
    expect([status, encoding]).toEqual([200, 'br'])
    expect(brotliDecompressSync(body).toString()).toContain('<p>字</p>')
  }
  expect((await ask('/b')).body.toString()).toBe('b')
})

it('serves nothing outside of its folder', async () => {
  for (const path of ['/nothing', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    expect((await ask(path)).status).toBe(404)
  }
})

it('records what it sent, its kind, and what was prefetched', async () => {
  server.served.length = 0
  const { body } = await ask('/app.js', { 'sec-purpose': 'prefetch' })
  expect(server.served).toMatchObject([
    { path: '/app.js', kind: 'js', bytes: body.length, ahead: true },
  ])
})

it('sends a document that is fetched ahead as over a slow network, if it is asked to, and nothing else', async () => {
  const ahead = { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }
  const time = async (headers: Readonly<Record<string, string>>) => {
    const start = performance.now()
    await ask('/a', headers)
    return performance.now() - start
  }
  server.isSlow = true
  expect(await time(ahead)).toBeGreaterThanOrEqual(149)
  expect(server.served.at(-1)?.ahead).toBe(true)
  server.isSlow = false
  const [later, free] = [await time({ ...ahead, 'sec-fetch-dest': 'empty' }), await time(ahead)]
  expect(Math.min(later, free)).toBeLessThan(149)
})
