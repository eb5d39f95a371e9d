import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { remoteServer } from '../../src/cache/remote/remoteServer.testing.ts'
import { openEntry } from '../../src/cache/remote/sealedEntry.ts'
import type { Files } from './fixtureFiles.ts'
import { machine, outputOf } from './machines.ts'
import { page } from './openFixture.ts'

const red = { width: 300, height: 200, channels: 3, background: '#a23' } as const
const code = '```js\nlet a = 1\n```'

const files: Files = {
  'content/zh/docs/a.md': page('A', `${code}\n\n[b](./b.md)\n\n## Section`),
  'content/zh/docs/b.md': page('B', 'Text of b.'),
  'content/en/docs/a.md': page('A', 'In English.'),
  'content/zh/docs/picture.md': page('Picture', '![A red picture](./red.png)'),
  'content/zh/docs/red.png': await sharp({ create: red }).png().toBuffer(),
  'content/zh/blog/2022-01-02-post.md': page('Post', 'Begin.\n\n<!-- truncate -->\n\nEnd.'),
  'public/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
}

/** What a machine without a remote cache builds from these files. */
let alone: Record<string, string> = {}
let pageCount = 0
beforeAll(async () => {
  const ends: (() => void)[] = []
  const single = machine(files, undefined, {}, (remove) => ends.push(remove))
  pageCount = (await single.build()).routes.length
  alone = outputOf(single)
  return () => ends.forEach((remove) => remove())
})

/** Only the not-found pages of the two languages are rendered by every machine. */
const ownPages = 2

describe('machines with a remote cache', () => {
  it('build the same as a machine without one, and render each page once', async () => {
    const { address, requests } = await remoteServer()
    const [first, second] = [machine(files, address), machine(files, address)]
    const puts = () => requests.filter(({ method }) => method === 'PUT').length
    expect((await first.build()).renderedPages).toBe(pageCount)
    const stored = puts()
    const { renderedPages, remote } = await second.build()
    expect(renderedPages).toBe(ownPages)
    expect(remote).toMatchObject({ missing: 0, saved: 0 })
    expect(puts()).toBe(stored)
    expect(outputOf(first)).toEqual(alone)
    expect(outputOf(second)).toEqual(alone)
    expect([...first.warnings, ...second.warnings]).toEqual([])
  })

  it('render what has changed, and take the rest', async () => {
    const { address } = await remoteServer()
    await machine(files, address).build()
    const changed = { ...files, 'content/zh/docs/b.md': page('B', 'Another text.') }
    const [second, other] = [machine(changed, address), machine(changed)]
    const { renderedPages } = await second.build()
    expect(renderedPages).toBeGreaterThan(ownPages)
    expect(renderedPages).toBeLessThan(pageCount / 2)
    await other.build()
    expect(outputOf(second)).toEqual(outputOf(other))
  })

  it('make again what is damaged there', async () => {
    const { address, entries } = await remoteServer()
    await machine(files, address).build()
    for (const [path, bytes] of entries) entries.set(path, bytes.subarray(0, -1))
    const [second, third] = [machine(files, address), machine(files, address)]
    expect((await second.build()).renderedPages).toBe(pageCount)
    expect((await third.build()).renderedPages).toBe(ownPages)
    expect(outputOf(third)).toEqual(alone)
  })

  it('render a page if a style sheet that it shares with others is gone', async () => {
    const { address, entries } = await remoteServer()
    await machine(files, address).build()
    for (const [path, sealed] of entries) {
      const bytes = await openEntry(basename(path), sealed)
      if (bytes?.toString().startsWith('@layer')) entries.delete(path)
    }
    const second = machine(files, address)
    expect((await second.build()).renderedPages).toBeGreaterThan(ownPages)
    expect(outputOf(second)).toEqual(alone)
  })

  it('build without it when it fails, and say so once', async () => {
    const server = await remoteServer()
    server.fault = (_, response) => response.writeHead(500).end()
    const other = machine(files, server.address)
    await other.build()
    expect(outputOf(other)).toEqual(alone)
    expect(other.warnings).toEqual([expect.stringContaining('500 Internal Server Error')])
  })

  it('share pages, whatever their settings of the cache are', async () => {
    const { address } = await remoteServer()
    const cache = { remote: 'https://cache.example.com', token: 'TOKEN' }
    await machine(files, address, { cache }).build()
    expect((await machine(files, address).build()).renderedPages).toBe(ownPages)
  })
})

describe('shards', () => {
  const shards = [1, 2, 3, 4].map((number) => ({ number, count: 4 }))

  it('render one site in four folders, and a build assembles it to the same bytes', async () => {
    const { address } = await remoteServer()
    const rendered = await Promise.all(
      shards.map(async (shard) => {
        const { root, build } = machine(files, address)
        const { renderedPages } = await build(shard)
        expect(existsSync(join(root, 'dist'))).toBe(false)
        return renderedPages
      }),
    )
    expect(rendered.reduce((sum, count) => sum + count)).toBe(pageCount)
    expect(Math.max(...rendered) - Math.min(...rendered)).toBeLessThanOrEqual(1)
    const final = machine(files, address)
    expect(await final.build()).toMatchObject({ renderedPages: ownPages, remote: { missing: 0 } })
    expect(outputOf(final)).toEqual(alone)
  })

  it('report what is wrong with the content', async () => {
    const { address } = await remoteServer()
    const broken = { ...files, 'content/zh/docs/bad.md': '---\ntitle: [\n---\n\nText.\n' }
    for (const shard of shards)
      await expect(machine(broken, address).build(shard)).rejects.toThrow('bad.md')
  })
})
