import { expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { LoadedText } from '../content/loadedContent.ts'
import { lintContent } from './lintContent.ts'

const text: LoadedText = {
  file: { key: 'docs/a.md', locale: 'zh', file: 'content/zh/docs/a.md', source: '# A' },
  kind: 'doc',
  path: '/docs/a',
  front: {},
  locate: () => ({ line: 1, column: 1 }),
}

/** What the result for a text is stored under. */
function partsWith(words: number): string {
  const glossary = Array.from({ length: words }, (_, at) => ({
    term: `Term ${at}`,
    wrong: [`Trem ${at}`],
  }))
  const found: string[] = []
  const loaded = { texts: [text], links: new Map(), glossary, diagnostics: [] }
  lintContent({ ...loaded, webFeatures: () => undefined }, plainSite, (parts) => {
    found.push(JSON.stringify(parts))
    return []
  })
  expect(found).toHaveLength(1)
  return found.join()
}

it('the result for a text depends on the glossary, of which not every text needs a copy', () => {
  expect(partsWith(500)).not.toBe(partsWith(501))
  expect(partsWith(500)).toHaveLength(partsWith(0).length)
})
