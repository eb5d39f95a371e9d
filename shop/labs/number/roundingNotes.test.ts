import { describe, expect, it } from 'vitest'
import { toBits } from './bits.ts'
import { roundingDetails } from './digitRows.ts'
import { evaluate } from './evaluate.ts'
import { roundingNotes } from './roundingNotes.ts'
import { strings } from './strings.ts'

function notes(text: string, locale: 'zh' | 'en' = 'en'): string {
  const bits = toBits(evaluate(text)?.value ?? Number.NaN)
  return roundingNotes(roundingDetails(text, bits), bits, strings[locale]).join(' ')
}

describe('the notes on a rounding', () => {
  it('say that there is no rounding error only where the value is exact', () => {
    const kept = ['0', '-0', '0e-400', '0e999999999', `0.${'0'.repeat(70)}`, '0.5', '2 ** -1074']
    for (const text of [...kept, '9007199254740992', '123456789e3'])
      expect(notes(text), text).toContain('no rounding error')
    const lost = [
      '1e-400',
      '1e-330',
      '1 + 1e-40',
      '1e400',
      '5e-324',
      '1e-320',
      '0.1',
      `0.5${'0'.repeat(60)}1`,
    ]
    for (const text of [...lost, '9007199254740993', '1e23', '1e-999999999'])
      expect(notes(text), text).toMatch(/underflows|overflows|steps? to the/)
  })

  it('name the limit and what is stored, with the sign', () => {
    expect(notes('1e-400')).toMatch(/half of `5e-324`.* `0` is stored, and every digit is lost/)
    expect(notes('-1e-400')).toMatch(/half of `-5e-324`.* `-0` is stored/)
    expect(notes('1e400')).toMatch(/beyond `1.7976931348623157e\+308`.* `Infinity` is stored/)
    expect(notes('-1e400', 'zh')).toMatch(/`-1.7976931348623157e\+308`.*上溢，存成`-Infinity`/)
    expect(notes('1e-400', 'zh')).toMatch(/不是零.*`5e-324`的一半：下溢，存成`0`，一位数字也没留下/)
  })

  it('count the significant bits of a subnormal if it was rounded', () => {
    expect(notes('5e-324')).toContain('1 here, 53 in a normal double')
    expect(notes('1e-320', 'zh')).toContain('这里只有11位')
    expect(notes('2.2250738585072014e-308')).not.toContain('fewer')
    expect(notes('2 ** -1073')).not.toContain('fewer')
  })

  it('do not call a power the nearest double where it is not', () => {
    const miss = { offset: -0.6, range: undefined }
    const [note] = roundingNotes(miss, toBits(1e-307), strings.en)
    expect(note).toContain('a neighbour is nearer')
    expect(roundingNotes({ ...miss, range: 'underflow' }, 0n, strings.zh)[0]).toContain('更近')
  })

  it('are none for what has no exact value', () => {
    for (const text of ['NaN', 'Infinity', '1 / 0', '2 ** 0.5']) expect(notes(text)).toBe('')
  })
})
