import { describe, expect, it } from 'vitest'
import type { SidebarConfig } from '../config/site.ts'
import type { SidebarItem } from './model.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { CategoryFile } from './schemas.ts'
import { buildSidebar, flattenSidebar, type SidebarDoc } from './sidebar.ts'
import { docPath } from '../text/docPath.ts'

/** `a/01-b.md`, labelled like its id unless a label or a position is given. */
function doc(relative: string, own: { label?: string; position?: number } = {}): SidebarDoc {
  const { id, path, isIndex } = docPath(relative)
  return { id, relative, path, isIndex, label: id, ...own }
}

function build(
  docs: readonly SidebarDoc[],
  config: SidebarConfig = { folder: '.' },
  categories: Record<string, CategoryFile> = {},
) {
  const diagnostics: Diagnostic[] = []
  const items = buildSidebar('main', config, {
    docs,
    leftOut: [],
    category: (folder) => categories[folder] ?? {},
    localized: (text) => text['zh'] ?? '',
    report: (diagnostic) => void diagnostics.push(diagnostic),
  })
  return { items, diagnostics, outline: outline(items) }
}

/** Labels, a category followed by the list of what it holds. */
function outline(items: readonly SidebarItem[]): unknown[] {
  return items.flatMap((item) =>
    item.kind === 'link' ? [item.label] : [item.label, outline(item.items)],
  )
}

describe('a sidebar made from a folder', () => {
  it('lists explicit positions, then number prefixes among them, then the rest by path', () => {
    const docs = [
      doc('zebra.md'),
      doc('apple.md'),
      doc('02-two.md'),
      doc('last.md', { position: 99 }),
      doc('one-and-a-half.md', { position: 1.5 }),
      doc('01-one.md'),
      doc('07-zero.md', { position: 0 }),
    ]
    const order = 'zero one one-and-a-half two last apple zebra'
    expect(build(docs).outline.join(' ')).toBe(order)
  })

  it('begins with the page of the folder itself', () => {
    expect(build([doc('a.md'), doc('index.md')]).outline).toEqual(['index', 'a'])
  })

  it('makes a category of a sub-folder, at any depth', () => {
    expect(build([doc('css/advanced/bem.md'), doc('css/layout.md')]).outline).toEqual([
      'css',
      ['advanced', ['css/advanced/bem'], 'css/layout'],
    ])
  })

  it('lists only the folder it is made from', () => {
    const docs = [doc('front/a.md'), doc('frontier/b.md'), doc('c.md')]
    expect(build(docs, { folder: 'front' }).outline).toEqual(['front/a'])
  })

  it('gives a category the page of its folder and does not repeat it among its children', () => {
    const { items } = build([doc('types/index.md', { label: '类型' }), doc('types/a.md')])
    expect(items).toEqual([
      {
        kind: 'category',
        label: '类型',
        path: '/types/',
        items: [{ kind: 'link', label: 'types/a', path: '/types/a' }],
      },
    ])
  })

  it('takes the label of a category from its file, its page, its folder, in this order', () => {
    const docs = [doc('01-types/index.md', { label: 'page' }), doc('01-types/a.md')]
    expect(build(docs, { folder: '.' }, { '01-types': { label: 'file' } }).outline[0]).toBe('file')
    expect(build(docs).outline[0]).toBe('page')
    expect(build([doc('01-types/a.md')]).outline[0]).toBe('types')
  })

  it('places a category by its file, its page, its number, in this order', () => {
    const rest = [doc('b/x.md'), doc('01-c/x.md'), doc('d/index.md', { position: 0 })]
    const order = build(rest, { folder: '.' }, { b: { position: -5 } }).items
    expect(order.map(({ label }) => label)).toEqual(['b', 'd/index', 'c'])
  })
})

describe('a sidebar written out in full', () => {
  const docs = [doc('alpha.md'), doc('b.md', { label: '乙' }), doc('c/index.md')]

  it('has the order and the labels that were written', () => {
    const { items, diagnostics } = build(docs, {
      items: ['b', { label: { zh: '类' }, doc: 'c/index', items: ['alpha'] }],
    })
    expect(items).toEqual([
      { kind: 'link', label: '乙', path: '/b' },
      {
        kind: 'category',
        label: '类',
        path: '/c/',
        items: [{ kind: 'link', label: 'alpha', path: '/alpha' }],
      },
    ])
    expect(diagnostics).toEqual([])
  })

  it('that names a doc which does not exist is an error with the valid ids', () => {
    const { diagnostics } = build(docs, {
      items: ['alhpa', { label: { zh: 'x' }, doc: 'nowhere', items: [] }],
    })
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        message: 'the sidebar "main" names the doc "alhpa", which does not exist',
        hint: 'Did you mean "alpha"? Valid ids: alpha, b, c/index.',
      },
      { severity: 'error', hint: 'Valid ids: alpha, b, c/index.' },
    ])
  })
})

describe('a sidebar that names thousands of docs', () => {
  const files = Array.from({ length: 60 }, (_, at) => `page-${at}.md`)

  it('finds them without looking at all docs for each', () => {
    let looks = 0
    const docs = files.map((file): SidebarDoc => {
      const { id, ...others } = doc(file)
      return {
        ...others,
        get id() {
          looks += 1
          return id
        },
      }
    })
    const ids = files.map((_, at) => `page-${at}`)
    const { items, diagnostics } = build(docs, { items: [...ids, ...ids.map((id) => `${id}0x`)] })
    expect(items.map(({ path }) => path)).toEqual(ids.map((id) => `/${id}`))
    expect(diagnostics).toHaveLength(ids.length)
    expect(looks).toBeLessThan(3 * docs.length)
  })

  it('lists the first of them in a message about another one', () => {
    const { diagnostics } = build(
      files.map((file) => doc(file)),
      { items: ['nothing-like-it'] },
    )
    expect(diagnostics[0]?.hint).toMatch(/^Valid ids: page-0, page-1, .*page-49, and 10 more\.$/)
  })
})

describe('flattenSidebar', () => {
  it('reads from top to bottom, a category counting as its page and one without page not at all', () => {
    const { items } = build([
      doc('index.md'),
      doc('css/a.md'),
      doc('types/index.md'),
      doc('types/b.md'),
    ])
    expect(flattenSidebar(items).map(({ path }) => path)).toEqual([
      '/',
      '/css/a',
      '/types/',
      '/types/b',
    ])
  })
})
