import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAndColumn } from './lineAndColumn.ts'
import { LineStarts } from './lineStarts.ts'

describe('the lines of a text', () => {
  it('begin behind line ends', () => {
    const lines = new LineStarts('ab\n\nc')
    const starts = [0, 1, 2, 3, 4].map((line) => lines.startOf(line))
    expect(starts).toEqual([undefined, 0, 3, 4, undefined])
  })

  it('have the positions that are counted from the beginning of the text', () => {
    const texts = array(constantFrom('a', '\n'), { maxLength: 20 })
    assert(
      property(texts, (characters) => {
        const text = characters.join('')
        const lines = new LineStarts(text)
        for (let offset = 0; offset <= text.length; offset += 1)
          expect(lines.positionOf(offset)).toEqual(lineAndColumn(text, offset))
      }),
    )
  })
})
