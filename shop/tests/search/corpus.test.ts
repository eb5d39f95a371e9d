import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchablePage } from '../../../packages/awning/src/features/search/write/searchablePages.ts'
import { parseQuestion } from '../../../packages/awning/src/features/search/questionWords.ts'
import { readPages, serve, type Served } from '../../../packages/awning/tests/search/indexedSite.ts'
import { shopRoot } from '../shopRoot.ts'

/** The same sample every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pages = readPages(`${shopRoot}content/zh`)
const nameOf = (page: SearchablePage, section: { id: string }) => `${page.href}#${section.id}`

/** What plain `includes` over the folded sections finds: a heading counts for its section, a title for the top. */
function plainSearch({ index: { fold } }: Served): (query: string) => string[] {
  const sections = pages.flatMap((page) =>
    page.sections().map((section) => ({
      name: nameOf(page, section),
      texts: [section.id === '' ? page.title : section.title, section.text].map((text) =>
        fold(text.normalize('NFC')),
      ),
    })),
  )
  return (query) => {
    const wanted = fold(query)
    return sections
      .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
      .map(({ name }) => name)
  }
}

async function found({ index }: Served, query: string): Promise<string[]> {
  const { matches } = await index.search(query, Infinity)
  const exact = matches.filter(({ hasAll }) => hasAll)
  return exact.map(({ page, section }) => `${page.page.href}#${section.section.id}`)
}

/** Runs of Han characters of two to eight, cut out of the corpus anywhere; none of them is a question. */
function substrings(count: number): string[] {
  const random = seeded(20_261_115)
  const runs = pages
    .flatMap(({ sections }) => sections().flatMap(({ title, text }) => [title, text]))
    .flatMap((text) => text.match(/\p{Script=Han}{2,}/gu) ?? [])
  return Array.from({ length: count }, () => {
    const run = runs[Math.floor(random() * runs.length)] ?? ''
    const length = Math.min(run.length, 2 + Math.floor(random() * 7))
    const from = Math.floor(random() * (run.length - length + 1))
    return run.slice(from, from + length)
  }).filter((text) => parseQuestion(text).asked.length === 0)
}

describe.each([
  ['loaded whole', undefined, 400],
  ['asked piece by piece', 0, 60],
])('a search of the texts of this site, %s', { timeout: 120_000 }, (_, wholeSite, count) => {
  let served: Served
  let truth: (query: string) => string[]
  beforeAll(async () => {
    served = await serve(pages, wholeSite)
    truth = plainSearch(served)
  })

  it('finds Chinese wherever it occurs, and nowhere else', async () => {
    const sample = substrings(count)
    expect(new Set(sample).size).toBeGreaterThan(count / 2)
    for (const query of sample) {
      const expected = truth(query)
      expect(expected.length, query).toBeGreaterThan(0)
      expect((await found(served, query)).toSorted(), query).toEqual(expected.toSorted())
    }
  })

  it('finds symbols of code wherever they occur, and nowhere else', async () => {
    for (const symbols of ['===', '==', '=>', '&&', '||', '??', '?.', '...', '++', '<!--']) {
      const expected = truth(symbols)
      expect(expected.length, symbols).toBeGreaterThan(0)
      expect((await found(served, symbols)).toSorted(), symbols).toEqual(expected.toSorted())
    }
  })

  it('does not find Chinese whose characters are in another order', async () => {
    const absent = substrings(count)
      .map((text) => [...text].toReversed().join(''))
      .filter((text) => truth(text).length === 0)
    expect(absent.length).toBeGreaterThan(count / 2)
    for (const query of ['梦可宝', ...absent]) expect(await found(served, query), query).toEqual([])
  })
})
