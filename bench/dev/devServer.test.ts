import { tmpdir } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { now, startDevServer } from './devServer.ts'

const script = (code: string) => (port: number) =>
  [process.execPath, '-e', code, `${port}`] as const

const start = (code: string, limit = 60) =>
  startDevServer({ dev: script(code) }, tmpdir(), '/page/', limit)

it('a dev server is ready when it responds to a page with status 200', async () => {
  const before = now()
  const server = await start(`let count = 0
    require('node:http').createServer(({ url }, response) => {
      count += 1
      response.writeHead(url === '/page/' && count > 2 ? 200 : 503).end(String(count))
    }).listen(process.argv[1])`)
  onTestFinished(server.stop)
  expect(server.started).toBeGreaterThanOrEqual(before)
  expect(server.answered).toBeGreaterThan(server.started)
  expect(await (await fetch(`${server.origin}/page/`)).text()).toBe('4')
})

it('a dev server that is stopped ends with all its processes', async () => {
  const server = await start(`require('node:child_process').spawn(process.execPath, ['-e', \`
    require('node:http').createServer((_, response) => response.end()).listen(process.argv[1])
  \`, process.argv[1]])`)
  await server.stop()
  await expect(fetch(`${server.origin}/page/`)).rejects.toThrow('fetch failed')
})

it('a dev server that ends by itself, or does not respond within the limit, is an error', async () => {
  await expect(start('process.exit(1)')).rejects.toThrow('the dev server ended')
  await expect(start('setInterval(() => {}, 1000)', 0)).rejects.toThrow('in time')
})
