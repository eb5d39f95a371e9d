import { expect, it } from 'vitest'
import { SearchIndex } from '../../src/features/search/searchIndex.ts'
import { indexFiles } from '../../src/features/search/write/indexFiles.ts'
import type { SearchablePage } from '../../src/features/search/write/searchablePages.ts'

/** A page with a section for each text. */
function page(number: number, ...texts: readonly string[]): SearchablePage {
  return {
    href: `/p${number}`,
    title: `Page ${number}`,
    area: 'docs',
    hash: texts.join(),
    bytes: texts.join().length,
    sections: () =>
      texts.map((text, at) =>
        at === 0 ? { id: '', title: '', text } : { id: `s${at}`, title: 'Part', text },
      ),
  }
}

const count = 400
const site = (make: (number: number) => SearchablePage) =>
  Array.from({ length: count }, (_, number) => make(number))

/** The index of a large site, as a browser opens it, and how often the text of a page was asked for. */
async function open(pages: readonly SearchablePage[]) {
  const files = indexFiles({ locale: 'en', lang: 'en', pages, engineHash: 'test', wholeSite: 0 })
  const makers = new Map(files.map(({ path, make }) => [path, make]))
  let texts = 0
  const index = await SearchIndex.open('en', async (path) => {
    if (path.includes('-text-')) texts += 1
    return JSON.parse(String(await makers.get(path.replace(/\?.*/, ''))?.()))
  })
  return { index, texts: () => texts }
}

it('what was typed before the last key needs no text any more', async () => {
  const pages = site((number) => page(number, number < count / 2 ? 'alpha' : 'beta'))
  const alone = await open(pages)
  await alone.index.search('beta', 24)
  const { index, texts } = await open(pages)
  await Promise.all(['alpha', 'beta'].map((typed) => index.search(typed, 24)))
  expect(texts()).toBe(alone.texts())
})

it('the texts of a large site that were read last stay in memory, and not all of them', async () => {
  const { index, texts } = await open(site((number) => page(number, 'common')))
  for (const typed of ['common', 'commo']) await index.search(typed, 24)
  expect(texts()).toBe(24)
  await index.search('comm', count)
  expect(texts()).toBe(count)
  await index.search('com', 8)
  expect(texts()).toBe(count + 8)
})
