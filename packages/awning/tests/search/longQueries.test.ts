import { beforeAll, describe, expect, it, vi } from 'vitest'
import { benchDocument } from '../../../../bench/content/document.ts'
import { createFold } from '../../src/features/search/fold.ts'
import { parseQuery } from '../../src/features/search/parseQuery.ts'
import { maxQueryLength, maxTerms } from '../../src/features/search/queryLimits.ts'
import type { SearchIndex } from '../../src/features/search/searchIndex.ts'
import { searchablePage, serve } from './indexedSite.ts'

let index: SearchIndex
let text: string

beforeAll(async () => {
  const bodies = Array.from({ length: 20 }, (_, at) => benchDocument(at, 20).body(() => '/'))
  text = bodies.join('\n')
  ;({ index } = await serve(bodies.map((body, at) => searchablePage(`docs/${at}.md`, body))))
  await index.loadWhole(() => {})
})

const fill = (length: number, unit: string) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** What a reader may paste: nothing of it is found as a whole, but parts of some are. */
const pasted: Readonly<Record<string, (length: number) => string>> = {
  'Chinese characters': (length) => fill(length, (text.match(/\p{Script=Han}/gu) ?? []).join('')),
  'Chinese sentences': (length) =>
    fill(length, (text.match(/[\p{Script=Han}，。]/gu) ?? []).join('')),
  'Latin words': (length) => fill(length, `${(text.match(/[a-z]{3,}/gi) ?? []).join('x ')}x `),
  'a Latin word': (length) => fill(length, 'antidisestablishmentarianism'),
  emoji: (length) => fill(length, '😀👍🏽🏳️‍🌈'),
  'combining marks': (length) => fill(length, 'e\u0301\u0316\u0308'),
}

/** How often a text is scanned for a query, as it is with one key press. */
function scansFor(typed: string): number {
  const spies = [vi.spyOn(String.prototype, 'indexOf'), vi.spyOn(String.prototype, 'includes')]
  index.searchLoaded(typed)
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}

const sections = () => index.loadedPages.flatMap((page) => page.sections).length

describe.each(Object.entries(pasted))('a long query of %s', (_, make) => {
  it('costs the same however long it is, and a bounded number of scans of each section', () => {
    const scans = scansFor(make(200))
    expect(scansFor(make(4_000))).toBe(scans)
    expect(scansFor(make(10_000))).toBe(scans)
    expect(scans / sections()).toBeLessThan(60)
  })
})

it('4,000 Chinese characters cost no more than three times as much as 4,000 Latin ones', () => {
  const [chinese, latin] = ['Chinese characters', 'Latin words'].map((kind) =>
    scansFor(pasted[kind]?.(4_000) ?? ''),
  )
  expect(chinese).toBeLessThanOrEqual(3 * (latin ?? 0))
})

describe('a query', () => {
  const fold = createFold('', '')
  const lengthOf = (typed: string) => parseQuery(typed, fold).terms[0]?.text.length

  it(`is cut after ${maxQueryLength} characters, but not inside of one`, () => {
    expect(lengthOf('字'.repeat(maxQueryLength))).toBe(maxQueryLength)
    expect(lengthOf('字'.repeat(maxQueryLength + 1))).toBe(maxQueryLength)
    expect(lengthOf(`${'字'.repeat(maxQueryLength - 1)}😀`)).toBe(maxQueryLength - 1)
    expect(lengthOf(`${' '.repeat(1000)}字`)).toBe(1)
  })

  it(`has at most ${maxTerms} words`, () => {
    const words = (count: number) =>
      parseQuery(Array.from({ length: count }, (_, at) => `w${at}`).join(' '), fold).terms.length
    expect([words(maxTerms), words(maxTerms + 1)]).toEqual([maxTerms, maxTerms])
  })
})
