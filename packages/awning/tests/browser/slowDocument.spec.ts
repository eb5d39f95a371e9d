import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './browserTest.ts'
import { layout, serveReaderSite } from './readerSite.ts'

const at = serveReaderSite()

let server: Server | undefined
test.afterEach(() => server?.close())

/** Serves the site, but sends the end of a page, from `breakAt` on, only after `finish` was called. */
async function sendInTwoParts(breakAt: string): Promise<{ url: string; finish: () => void }> {
  let finish = (): void => undefined
  const finished = new Promise<void>((done) => (finish = done))
  const send = async (path: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(at(path))
    const type = answer.headers.get('content-type') ?? ''
    response.setHeader('content-type', type)
    const body = Buffer.from(await answer.arrayBuffer())
    const end = type.startsWith('text/html') ? body.indexOf(breakAt) : body.length
    response.write(body.subarray(0, end))
    if (end < body.length) await finished
    response.end(body.subarray(end))
  }
  server = createServer((request, response) => void send(request.url ?? '/', response))
  server.listen(0, '127.0.0.1')
  await new Promise((done) => server?.once('listening', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, finish }
}

test('the text of a page that arrives slowly does not move when the table of contents comes', async ({
  page,
}) => {
  const { url, finish } = await sendInTwoParts('</article>')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(url + layout, { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeAttached()
  const before = await title.boundingBox()
  await expect(page.locator('[data-toc]')).toHaveCount(0)
  finish()
  await expect(page.locator('[data-toc]')).toBeVisible()
  expect(await title.boundingBox()).toEqual(before)
})
