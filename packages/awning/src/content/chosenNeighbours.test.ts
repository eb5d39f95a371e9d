import { describe, expect, it } from 'vitest'
import { chosenNeighbours, type NamedDoc } from './chosenNeighbours.ts'
import type { Diagnostic } from './diagnostic.ts'

const named = (id: string, own: Partial<NamedDoc['doc']> = {}): NamedDoc => ({
  source: { id },
  doc: { path: `/docs/${id}`, paginationLabel: id.toUpperCase(), ...own },
})

const naming = (id: string | null) => ({
  front: { pagination_next: id },
  locate: () => ({ line: 3, column: 1 }),
  file: { file: 'content/zh/docs/x.md' },
})

function chosen(docs: readonly NamedDoc[], ids: readonly (string | null)[]) {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const unpublished = { state: 'draft' } as const
  const draft = { locale: 'zh', key: 'docs/draft.md', file: '', unpublished, id: 'draft' }
  const find = chosenNeighbours(docs, { leftOut: [draft], report })
  return { links: ids.map((id) => find('pagination_next', naming(id))), diagnostics }
}

describe('the neighbour that front matter names', () => {
  it('is a doc by its id, the first of two', () => {
    const docs = [named('a'), named('b', { textLang: 'en' }), named('a', { path: '/docs/other' })]
    expect(chosen(docs, ['b', 'a', null])).toEqual({
      links: [
        { label: 'B', path: '/docs/b', lang: 'en' },
        { label: 'A', path: '/docs/a' },
        undefined,
      ],
      diagnostics: [],
    })
  })

  it('is none that no reader should be led to', () => {
    const docs = [named('a', { visibility: { isUnlisted: true } })]
    expect(chosen(docs, ['a', 'draft'])).toEqual({
      links: [undefined, undefined],
      diagnostics: [],
    })
  })

  it('is reported where it does not exist', () => {
    expect(chosen([named('guide/start')], ['guide/strat'])).toEqual({
      links: [undefined],
      diagnostics: [
        {
          severity: 'error',
          file: 'content/zh/docs/x.md',
          line: 3,
          column: 1,
          message: 'pagination_next names the doc "guide/strat", which does not exist',
          hint: 'Did you mean "guide/start"?',
        },
      ],
    })
  })

  it('is found without looking at all docs for each', () => {
    let looks = 0
    const ids = Array.from({ length: 50 }, (_, at) => `guide/page-${at}`)
    const docs = ids.map((id): NamedDoc => ({
      ...named(id),
      source: {
        get id() {
          looks += 1
          return id
        },
      },
    }))
    const wrong = ids.map((id) => id.replace('guide', 'giude'))
    const { links, diagnostics } = chosen(docs, [...ids, ...wrong])
    expect(links.filter((link) => link !== undefined)).toHaveLength(ids.length)
    expect(diagnostics).toHaveLength(ids.length)
    expect(looks).toBeLessThan(3 * ids.length)
  })
})
