import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../../content/model.ts'
import { mapColumns } from './mapGraph.ts'

const link = (path: string): SidebarItem => ({ kind: 'link', label: path, path })
const items: SidebarItem[] = [
  link('/home'),
  {
    kind: 'category',
    label: 'A',
    items: [link('/a1'), { kind: 'category', label: 'Deep', path: '/deep', items: [link('/a2')] }],
  },
  { kind: 'category', label: 'B', lang: 'zh', items: [link('/b1')] },
]

describe('the columns of the map', () => {
  it('are the outermost categories, with docs in none before them', () => {
    const columns = mapColumns(items, { links: new Map(), requires: new Map() }, 'Start')
    expect(
      columns.map(({ label, lang, docs }) => [label, lang, docs.map(({ path }) => path)]),
    ).toEqual([
      ['Start', undefined, ['/home']],
      ['A', undefined, ['/a1', '/deep', '/a2']],
      ['B', 'zh', ['/b1']],
    ])
  })

  it('contain links to docs on the map only, and none of a table of contents', () => {
    const relations = {
      links: new Map([
        ['/home', ['/a1', '/a2', '/b1']],
        ['/a1', ['/b1', '/a2', '/blog/x']],
      ]),
      requires: new Map([['/a1', ['/b1', '/elsewhere']]]),
    }
    const [start, a] = mapColumns(items, relations, 'Start')
    expect(start?.docs[0]).toMatchObject({ links: [] })
    expect(a?.docs[0]).toMatchObject({ requires: ['/b1'], links: ['/a2'] })
  })
})
