import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parser.ts'
import { ADDRESS_END, MARKER } from './parserMarkers.ts'

describe('the characters that mark a text for the parser', () => {
  it('are invisible where an author has written them, and do not move what follows', () => {
    const { children } = parseMarkdown(`a${MARKER}b${ADDRESS_END}c **中。**文`)
    const [text, strong] = children[0] && 'children' in children[0] ? children[0].children : []
    expect(text).toMatchObject({ value: 'a\u2060b\u2060c ' })
    expect(strong?.position?.start).toMatchObject({ line: 1, column: 7 })
  })

  it('are in no string and no position of the tree', () => {
    const source = '## **中。**文 {a} {#b}\n\n见https://a.example/b，*c* d:e[f](#g)'
    const tree = parseMarkdown(source)
    expect(JSON.stringify(tree)).not.toMatch(/[\uFFFC\uFEFF]|%EF%B/)
    const paragraph = tree.children[1]
    const link = paragraph && 'children' in paragraph ? paragraph.children.at(-1) : undefined
    expect(link?.position?.end).toMatchObject({ line: 3, column: 36 })
  })
})
