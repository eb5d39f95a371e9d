/** An element of the page that selectors are tried on. */
export interface SampleNode {
  /** Its place in the order of the document. */
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

/** A shelf with two books, a list of which some are hits, a form and a link. */
export const sample: SampleNode = node(
  'html',
  { lang: 'zh-CN' },
  node(
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
  ),
)(0)

/** Every element in the order of the document. */
export function flattenSample(root: SampleNode): readonly SampleNode[] {
  return [root, ...root.children.flatMap(flattenSample)]
}

/** The start tag as one would write it. */
export function writeTag({ tag, attributes }: SampleNode): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${value}"`,
  )
  return `<${tag}${written.join('')}>`
}
