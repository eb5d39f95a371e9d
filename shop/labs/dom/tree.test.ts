import { describe, expect, it } from 'vitest'
import { parseSampleHtml } from './parseSampleHtml.ts'
import { readTree, type SourceNode } from './readTree.ts'
import { sampleOf } from './samples.ts'
import { descendants, hasTargetClass, nodeLabel, showWhitespace, textOf } from './tree.ts'

describe('the tree of sample HTML', () => {
  it('has the whitespace between tags as text nodes', () => {
    const list = parseSampleHtml('<ul>\n  <li>tea</li>\n</ul>')
    expect(list.children.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'text \n  ',
      'element li',
      'text \n',
    ])
  })

  it('has comments and classes', () => {
    const list = parseSampleHtml('<ul class="a todo"><!-- x > y --></ul>')
    expect(hasTargetClass(list)).toBe(true)
    expect(list.children).toMatchObject([{ kind: 'comment', value: ' x > y ' }])
  })

  it('numbers its nodes in document order', () => {
    const list = parseSampleHtml(sampleOf('zh', 1))
    const ids = [list, ...descendants(list)].map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, index) => index))
  })

  it('throws for anything but one closed element', () => {
    expect(() => parseSampleHtml('<ul>')).toThrow('one closed element')
    expect(() => parseSampleHtml('a<b></b>')).toThrow('one closed element')
  })

  it('has the same structure in both languages', () => {
    const shape = (html: string): string =>
      descendants(parseSampleHtml(html))
        .map((node) => node.kind + (node.kind === 'element' ? node.value : ''))
        .join(' ')
    for (const sample of [0, 1] as const)
      expect(shape(sampleOf('en', sample))).toBe(shape(sampleOf('zh', sample)))
  })
})

describe('a tree read from the DOM', () => {
  function node(nodeType: number, nodeName: string, childNodes: SourceNode[] = []): SourceNode {
    return { nodeType, nodeName, nodeValue: nodeType === 1 ? null : nodeName, childNodes }
  }

  it('has elements, texts and comments, and no other kinds of nodes', () => {
    const root = node(1, 'UL', [node(3, ' '), node(7, 'php'), node(1, 'LI'), node(8, 'c')])
    expect(readTree(root, () => 'todo')).toEqual({
      id: 0,
      kind: 'element',
      value: 'ul',
      className: 'todo',
      children: [
        { id: 1, kind: 'text', value: ' ', className: '', children: [] },
        { id: 2, kind: 'element', value: 'li', className: 'todo', children: [] },
        { id: 3, kind: 'comment', value: 'c', className: '', children: [] },
      ],
    })
  })

  it('is undefined for a document type', () => {
    expect(readTree(node(10, 'html'), () => '')).toBeUndefined()
  })
})

describe('texts', () => {
  it('show their whitespace only when they have nothing else', () => {
    expect(showWhitespace('\n  ')).toBe('↵··')
    expect(showWhitespace('\n  tea and\n rice ')).toBe('tea and rice')
  })

  it('of an element leave out comments', () => {
    expect(textOf(parseSampleHtml('<p>a<!--b--><b>c</b></p>'))).toBe('ac')
  })

  it('label their node: with its tag, in quotes, or as a comment', () => {
    const list = parseSampleHtml('<ul>\n<li>tea <b>green</b></li><!--x--></ul>')
    expect(list.children.map(nodeLabel)).toEqual(['"↵"', '<li> tea green', '<!--x-->'])
  })
})
