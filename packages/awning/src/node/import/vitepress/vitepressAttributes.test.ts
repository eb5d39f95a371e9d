import { describe, expect, it } from 'vitest'
import { ImportReport } from '../importReport.ts'
import { attributeMarks, translateAttributes } from './vitepressAttributes.ts'

function translate(body: string, attrs?: unknown) {
  const report = new ImportReport()
  const marks = attributeMarks({ markdown: { attrs } })
  const text = { file: 'a.md', linesBefore: 0, report }
  return {
    body: marks ? translateAttributes(body, marks, text) : body,
    dropped: report.entries.map(({ line, detail }) => `${line} ${detail}`),
  }
}

describe('attributes of VitePress', () => {
  it.each([
    ['## A {#a .b}', '## A {#a}', ['1 `.b`']],
    ['## `A` {.b #a}', '## `A` {#a}', ['1 `.b`']],
    ['A {#a}\n---', 'A {#a}\n---', []],
    ['Text {#a}', 'Text <span id="a"></span>', []],
    [
      'x\n\n![a](/a.png){width=200 height="10"}',
      'x\n\n![a](/a.png)',
      ['3 `width=200 height="10"`'],
    ],
    ['[a](/b){target="_self"} c', '[a](/b) c', []],
    ['*a*{.b} and `c`{.d}', '*a* and `c`', ['1 `.b`', '1 `.d`']],
    ['{{ a }} {b} ${c=1} a {.b} c', '{{ a }} {b} ${c=1} a {.b} c', []],
    ['`## A {#a .b}`', '`## A {#a .b}`', []],
    ['```js {.a}\n## A {.b}\n```', '```js {.a}\n## A {.b}\n```', []],
  ])('%j is %j', (source, body, dropped) => {
    expect(translate(source)).toEqual({ body, dropped })
  })

  it('are between the marks of the settings', () => {
    const attrs = { leftDelimiter: '%{', rightDelimiter: '}%' }
    expect(translate('## A %{#a}%\n\nb {.c}', attrs).body).toBe('## A {#a}\n\nb {.c}')
  })

  it.each([[false], [{ disable: true }]])('are text where they are turned off: %j', (attrs) => {
    expect(translate('## A {.b}', attrs).body).toBe('## A {.b}')
  })
})
