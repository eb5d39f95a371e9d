import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startDev } from '../../src/node/dev/startDev.ts'
import { plainConfig } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'

it('the dev server shows a site below a folder: pages, files, payloads, scripts and edits', async () => {
  const doc = 'content/zh/docs/a.md'
  const { root } = openFixture({
    'public/x.txt': 'A file',
    [doc]: page('A', 'See [the blog](/blog).', 'aliases: [/old]'),
  })
  const config = { ...plainConfig, base: '/sub/' }
  const server = await startDev({ root, config, cacheDir: join(root, '.cache'), port: 0 })
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const get = async (path: string, accept = 'text/html') => {
    const response = await fetch(origin + path, { headers: { accept }, redirect: 'manual' })
    return { status: response.status, text: await response.text() }
  }
  try {
    const { status, text } = await get('/sub/docs/a')
    expect(status).toBe(200)
    expect(text).toContain('href="/sub/blog"')
    const linked = [...text.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(linked.filter((href) => !href.startsWith('/sub/'))).toEqual([])
    const [payload] = /\/sub\/docs\/a\/index\.txt/.exec(text) ?? ['/sub/docs/a/index.txt']
    const [entry] = /\/sub\/src\/[^"]+/.exec(text) ?? ['no script']
    const [part] = /\/sub\/assets\/part-[^"]+/.exec(text) ?? ['no part']
    for (const path of [payload, entry, part, '/sub/x.txt', '/sub/blog/rss.xml', '/sub/_site.css'])
      expect(await get(path, '*/*'), path).toMatchObject({ status: 200 })
    expect((await get('/sub/old')).text).toContain('location.replace("/sub/docs/a"+')
    expect((await get('/sub/')).status).toBe(200)
    for (const path of ['/sub/nothing', '/sub/%'])
      expect(await get(path)).toMatchObject({ status: 404, text: expect.stringContaining('<h1') })
    writeFileSync(join(root, doc), page('Edited'))
    await expect
      .poll(async () => (await get('/sub/docs/a')).text, { timeout: 30_000 })
      .toContain('<h1>Edited</h1>')
  } finally {
    await server.close()
  }
}, 120_000)
