import type { PerLanguage } from '../language.ts'

/** An element of the sample page. */
export interface SampleNode {
  /** Its index in document order. */
  readonly index: number
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SampleNode[]
}

type Unnumbered = (index: number) => SampleNode

function node(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Unnumbered[]
): Unnumbered {
  return (index) => {
    const numbered: SampleNode[] = []
    for (const child of children) numbered.push(child(index + 1 + countAll(numbered)))
    return { index, tag, attributes, children: numbered }
  }
}

function countAll(nodes: readonly SampleNode[]): number {
  return nodes.flatMap(flattenSample).length
}

const title = node('h3', { class: 'title' })
const price = node('p', { class: 'price' })
const hit = node('li', { class: 'hit' })
const picture = node('img', { alt: '' })

const body = node(
  'body',
  {},
  node(
    'main',
    { id: 'app' },
    node(
      'section',
      { class: 'shelf' },
      node('article', { class: 'book' }, node('header', {}, title), picture, price),
      node('article', { class: 'book sale' }, title, price),
    ),
    node('ol', { class: 'list' }, node('li'), hit, node('li'), hit, hit),
    node(
      'form',
      {},
      node('label'),
      node('input', { required: '' }),
      node('label'),
      node('input', { type: 'search' }),
    ),
    node('a', { class: 'link', href: 'https://example.com/a.pdf' }),
  ),
)

/** A page in a language: a section with two books, a list in which some items have the class `hit`, a form and a link. */
export const samples: PerLanguage<SampleNode> = {
  zh: node('html', { lang: 'zh-CN' }, body)(0),
  en: node('html', { lang: 'en' }, body)(0),
}

/** All elements in document order. */
export function flattenSample(root: SampleNode): readonly SampleNode[] {
  return [root, ...root.children.flatMap(flattenSample)]
}

/** The start tag as it is written in HTML. */
export function writeTag({ tag, attributes }: SampleNode): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${value}"`,
  )
  return `<${tag}${written.join('')}>`
}
