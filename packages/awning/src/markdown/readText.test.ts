import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parser.ts'
import { readText } from './readText.ts'

const read = (source: string) => readText(parseMarkdown(source).children)

describe('what a reader reads of a document', () => {
  it('keeps a word together and separates blocks, cells and lines', () => {
    expect(read('## a\n\nun**told** `b`  \nc\n\n| d | e |\n|--|--|').prose).toEqual([
      expect.stringMatching(/^a untold b\s+c d e $/),
    ])
  })

  it('has code apart, and neither diagrams, alternative texts nor comments', () => {
    const source = '```js\na()\n```\n\n```mermaid\ngraph TD\n```\n\n![b](./shop.png)\n\n<!-- c -->'
    expect(read(source)).toEqual({ prose: [expect.stringMatching(/^\s*$/)], code: ['a()'] })
  })
})
