import { describe, expect, it } from 'vitest'
import { parseTidy } from './parseTidy.ts'
import { readTree, type SourceNode } from './readTree.ts'
import { sampleOf } from './samples.ts'
import { descendants, isSought, nodeLabel, showBlanks, textOf } from './tree.ts'

describe('the tree of a text', () => {
  it('has the blanks between tags as text nodes', () => {
    const list = parseTidy('<ul>\n  <li>tea</li>\n</ul>')
    expect(list.children.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'text \n  ',
      'element li',
      'text \n',
    ])
  })

  it('has comments and classes', () => {
    const list = parseTidy('<ul class="a todo"><!-- x > y --></ul>')
    expect(isSought(list)).toBe(true)
    expect(list.children).toMatchObject([{ kind: 'comment', value: ' x > y ' }])
  })

  it('numbers its nodes in the order of the document', () => {
    const list = parseTidy(sampleOf('zh', 1))
    const ids = [list, ...descendants(list)].map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, place) => place))
  })

  it('refuses what is not one closed element', () => {
    expect(() => parseTidy('<ul>')).toThrow('one closed element')
    expect(() => parseTidy('a<b></b>')).toThrow('one closed element')
  })

  it('is the same for both languages but for the words', () => {
    const shape = (html: string): string =>
      descendants(parseTidy(html))
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

  it('has elements, texts and comments, and leaves out the rest', () => {
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

  it('is nothing for a document type', () => {
    expect(readTree(node(10, 'html'), () => '')).toBeUndefined()
  })
})

describe('texts', () => {
  it('show their blanks only when they are nothing else', () => {
    expect(showBlanks('\n  ')).toBe('↵··')
    expect(showBlanks('\n  tea and\n rice ')).toBe('tea and rice')
  })

  it('of an element leave out comments', () => {
    expect(textOf(parseTidy('<p>a<!--b--><b>c</b></p>'))).toBe('ac')
  })

  it('stand for their node: with its tag, in quotes, or as a comment', () => {
    const list = parseTidy('<ul>\n<li>tea <b>green</b></li><!--x--></ul>')
    expect(list.children.map(nodeLabel)).toEqual(['"↵"', '<li> tea green', '<!--x-->'])
  })
})
