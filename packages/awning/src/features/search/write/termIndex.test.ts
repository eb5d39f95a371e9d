import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cacheFolder, temporaryCache } from '../../../cache/temporaryCache.testing.ts'
import type { SearchPage } from '../searchFormat.ts'
import { termIndex, type TermIndex } from './termIndex.ts'

const shards = 7
const texts = [
  '构建系统会处理缓存 build',
  '样式表与構建 cache',
  '事件循环 build loop',
  '字体 index',
  '路由',
]

function page(text: string): SearchPage {
  const [title = ''] = text.split(' ')
  return {
    href: '/',
    title,
    sounds: '',
    area: 'docs',
    sections: [{ id: '', title: '', sounds: '', text }],
  }
}

/** The index of these texts, and how many of them were read for it. */
async function index(
  list: readonly string[],
  folder?: string,
  pagesAtOnce?: number,
): Promise<{ index: TermIndex; opened: number }> {
  let opened = 0
  const cache = folder === undefined ? undefined : temporaryCache(folder)
  const made = await termIndex(
    {
      name: 'zh',
      shards,
      hashes: list,
      page: (number) => {
        opened += 1
        return page(list[number] ?? '')
      },
    },
    cache?.bytes('search'),
    pagesAtOnce,
  )
  cache?.flush()
  return { index: made, opened }
}

const contents = ({ index: { used, hashOf, read } }: Awaited<ReturnType<typeof index>>) => ({
  used,
  shards: Array.from({ length: shards }, (_, shard) => [hashOf(shard), read(shard)]),
})

describe('an index of terms that is stored', () => {
  it('reads only the pages that changed, with the same result as a new index', async () => {
    const folder = cacheFolder()
    expect((await index(texts, folder)).opened).toBe(texts.length)
    const edited = texts.with(1, '样式表与缓存 build cache 構')
    const second = await index(edited, folder)
    expect(second.opened).toBe(1)
    expect(contents(second)).toEqual(contents(await index(edited)))
    expect(contents(second)).not.toEqual(contents(await index(texts)))
    expect(second.index.used).toBe('与会体处构样構环系统缓表')
    expect(contents(await index(texts, folder))).toEqual(contents(await index(texts)))
  })

  it('lists the symbols that a page has gained, and no longer those that it has lost', async () => {
    const folder = cacheFolder()
    const first = texts.with(0, 'a === b ~= "c"').with(3, 'c !== d')
    await index(first, folder)
    const edited = first.with(0, 'a => b && c')
    const second = await index(edited, folder)
    expect(second.opened).toBe(1)
    expect(contents(second)).toEqual(contents(await index(edited)))
    const listed = contents(second)
      .shards.map(([, text]) => text)
      .join()
    expect(listed).toContain('"=>":[')
    expect(listed).toContain('"!==":[')
    expect(listed).not.toContain('"===":[')
  })

  it('lists a rare character of a title, which has two code units, once', async () => {
    const folder = cacheFolder()
    const list = texts.with(0, '𠮷野家 的 𠮷')
    const listed = contents(await index(list, folder))
      .shards.map(([, text]) => String(text))
      .join()
    expect(listed.split('"𠮷":[')).toHaveLength(2)
    const edited = texts.with(0, '吉野家 的 𠮷野')
    expect(contents(await index(edited, folder))).toEqual(contents(await index(edited)))
  })

  it('is the same where memory is enough for a few pages only, and reads each page once', async () => {
    const whole = contents(await index(texts))
    for (const pagesAtOnce of [1, 2, 4]) {
      const made = await index(texts, cacheFolder(), pagesAtOnce)
      expect(contents(made)).toEqual(whole)
      expect(made.opened).toBe(texts.length)
    }
  })

  it('does not read pages that have only changed places', async () => {
    const folder = cacheFolder()
    const many = Array.from({ length: 150 }, (_, at) => `第${at}页 word${at} 的文本`)
    await index(many, folder)
    const swapped = many.with(3, many[120] ?? '').with(120, many[3] ?? '')
    const second = await index(swapped, folder)
    expect(second.opened).toBe(0)
    expect(contents(second)).toEqual(contents(await index(swapped)))
  })

  it('does not change shards without any added or removed term', async () => {
    const folder = cacheFolder()
    const before = contents(await index(texts, folder)).shards
    const after = contents(await index(texts.with(2, `${texts[2]} 新词`), folder)).shards
    const changed = after.filter(([key], shard) => key !== before[shard]?.[0])
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.length).toBeLessThan(4)
  })

  it('is rebuilt when pages were added or removed, much has changed, or part of it is missing', async () => {
    const folder = cacheFolder()
    await index(texts, folder)
    for (const list of [[...texts, '新的一页'], texts.map((text) => `${text} x`), texts]) {
      const made = await index(list, folder)
      expect(made.opened).toBe(list.length)
      expect(contents(made)).toEqual(contents(await index(list)))
    }
    const log = join(folder, 'search/entries.log')
    writeFileSync(log, readFileSync(log, 'utf8').replace('build', 'bound'))
    const edited = texts.with(0, 'build')
    expect(contents(await index(edited, folder))).toEqual(contents(await index(edited)))
    rmSync(log)
    expect((await index(edited, folder)).opened).toBe(texts.length)
  })
})
