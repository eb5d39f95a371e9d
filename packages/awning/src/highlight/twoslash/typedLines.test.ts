import { describe, expect, it } from 'vitest'
import { addTypes, typeSources } from './addTypes.ts'
import { typedLines } from './typedLines.ts'

const nothing = { hovers: [], marks: [], notes: [] }
const html = (text: string) => `[${text}]`

describe('typed lines', () => {
  it('have the type inside of the name, and one Tab stop for each type', () => {
    const hovers = [
      { line: 0, start: 0, end: 1, text: 'A' },
      { line: 0, start: 4, end: 5, text: 'A' },
      { line: 1, start: 0, end: 1, text: 'B', docs: 'a < b' },
    ]
    expect(typedLines(['a + a', 'a'], { ...nothing, hovers }, html)).toEqual([
      '<span class="typed" tabindex="0">a<span class="type">[A]</span></span> + <span class="typed" tabindex="-1">a<span class="type">[A]</span></span>',
      '<span class="typed" tabindex="0">a<span class="type">[B]<span class="type-docs">a &lt; b</span></span></span>',
    ])
  })

  it('find names inside of tokens and behind character references', () => {
    const hovers = [{ line: 0, start: 4, end: 6, text: 'T' }]
    const line = '<span class="t-k">&lt;a</span>&amp; <span class="t-f">fn</span>()'
    expect(typedLines([line], { ...nothing, hovers }, html)).toEqual([
      '<span class="t-k">&lt;a</span>&amp; <span class="typed" tabindex="0"><span class="t-f">fn</span><span class="type">[T]</span></span>()',
    ])
  })

  it('mark what is wrong across names, and show notes below', () => {
    const typed = {
      hovers: [{ line: 0, start: 0, end: 1, text: 'A' }],
      marks: [{ line: 0, start: 0, end: 3, kind: 'wrong' as const }],
      notes: [
        { line: 0, kind: 'error' as const, text: 'TS1: <no>' },
        { line: 0, kind: 'query' as const, text: 'A' },
      ],
    }
    expect(typedLines(['a.b'], typed, html)).toEqual([
      '<span class="typed" tabindex="0"><span class="wrong">a</span><span class="type">[A]</span></span><span class="wrong">.b</span>' +
        '<span class="type-note error">\n<span>TS1: &lt;no&gt;</span></span>' +
        '<span class="type-note query">\n<span>[A]</span></span>',
    ])
  })
})

describe('types of code with marks', () => {
  const typed = {
    code: '// highlight-next-line\na\nb',
    hovers: [{ line: 2, start: 0, end: 1, text: 'B' }],
    marks: [],
    notes: [{ line: 1, kind: 'query' as const, text: 'A' }],
  }

  it('follow their lines, where comments before them are not displayed', () => {
    expect(addTypes(['a', 'b'], typed, [1, 2], ({ code }) => code)).toEqual([
      'a<span class="type-note query">\n<span>A</span></span>',
      '<span class="typed" tabindex="0">b<span class="type">B</span></span>',
    ])
  })

  it('are highlighted as TypeScript', () => {
    expect(typeSources(typed)).toEqual([
      { code: 'B', lang: 'ts' },
      { code: 'A', lang: 'ts' },
    ])
  })
})
