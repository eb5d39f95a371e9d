import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parser.ts'
import { ADDRESS_END, MARKER, originalColumns } from './parserMarkers.ts'

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

describe('originalColumns', () => {
  it('leaves out the markers before a column, and counts on behind the end of a line', () => {
    const columnAt = originalColumns(['none', `a${MARKER}b${ADDRESS_END}`])
    expect([1, 4, 5, 9].map((column) => columnAt(1, column))).toEqual([1, 4, 5, 9])
    expect([1, 2, 3, 4, 5, 9].map((column) => columnAt(2, column))).toEqual([1, 2, 2, 3, 3, 7])
    expect(columnAt(3, 4)).toBe(4)
  })

  it('reads a line once, however many nodes it has', () => {
    let reads = 0
    const lines = ['']
    Object.defineProperty(lines, 0, { get: () => ((reads += 1), `${MARKER}a`.repeat(1000)) })
    const columnAt = originalColumns(lines)
    for (let column = 1; column <= 2001; column += 1) columnAt(1, column)
    expect(columnAt(1, 2001)).toBe(1001)
    expect(reads).toBe(1)
  })
})
