import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parser.ts'
import { parity } from './parity.ts'

const original = [
  '## 一 {#one}',
  '```js run\n1\n```',
  '![图](./a.diagram.svg)',
  '::lab{name="bem"}',
  '### 二 {#two}',
].join('\n\n')

const compare = (translation: string) =>
  parity(parseMarkdown(translation), parseMarkdown(original)).map(({ line, message }) =>
    [line, message].join(' '),
  )

describe('a translation', () => {
  it('with the same pieces is not reported', () => {
    expect(compare(original.replace('一', 'One').replace('图', 'Picture'))).toEqual([])
  })

  it('is reported for a section with another id', () => {
    expect(compare(original.replace('{#two}', '{#three}'))).toEqual([
      '11 section 2 is "three", in the original "two"',
    ])
  })

  it('is reported for a code block that is not run any more', () => {
    expect(compare(original.replace('js run', 'js'))).toEqual([
      '3 code block 1 is "js", in the original "js run"',
    ])
  })

  it('is reported for a missing picture and a missing lab', () => {
    const shorter = original.replace('![图](./a.diagram.svg)\n\n::lab{name="bem"}\n\n', '')
    expect(compare(shorter)).toEqual([
      ' picture 1 is missing, in the original "./a.diagram.svg"',
      ' lab 1 is missing, in the original "bem"',
    ])
  })
})
