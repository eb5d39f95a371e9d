import { beforeAll, describe, expect, it } from 'vitest'
import { readPages, serve, type Served } from '../../../packages/awning/tests/search/indexedSite.ts'
import { shopRoot } from '../shopRoot.ts'
import { searchQuestions, searchTerms } from './searchTerms.ts'

describe.each([
  ['en', 0],
  ['zh', 1],
] as const)('search in %s', (locale, column) => {
  let served: Served
  beforeAll(async () => {
    served = await serve(readPages(`${shopRoot}content/${locale}`))
  })

  it.each([...searchTerms, ...searchQuestions].map((row) => [row[column], row[2]] as const))(
    'finds “%s” first on %s',
    async (term, doc) => {
      const { matches } = await served.index.search(term, 1)
      // Numbers in the names of files are not part of addresses.
      const first = matches[0]?.page.page.href.replace(/\/\d+-/, '/')
      expect(first).toBe(`/docs/${doc}`)
    },
  )
})
