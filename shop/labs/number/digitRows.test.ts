import { describe, expect, it } from 'vitest'
import { toBits } from './bits.ts'
import { roundingDetails } from './digitRows.ts'
import { presetIds, presetOf, presets } from './presets.ts'

describe('the rounding details of a number', () => {
  it('have the typed value above the stored one', () => {
    expect(roundingDetails('0.5', toBits(0.5))).toEqual({
      rows: [
        { kind: 'exact', source: '0.5', digits: '0.5' },
        { kind: 'kept', source: '', digits: '0.5' },
      ],
      offset: 0,
    })
  })

  it('of a sum begin with its terms', () => {
    const { rows, offset } = roundingDetails('0.1 + 0.2', toBits(0.1 + 0.2))
    expect(rows.map(({ kind, source }) => [kind, source])).toEqual([
      ['kept', '0.1'],
      ['kept', '0.2'],
      ['exact', '0.1 + 0.2'],
      ['kept', ''],
    ])
    expect(rows.at(-1)?.digits).toBe('0.3000000000000000444089209850062616169452667236328125')
    expect(offset).toBe(-0.5)
  })

  it('have one row for a value without digits', () => {
    expect(roundingDetails('NaN', toBits(Number.NaN)).rows).toEqual([
      { kind: 'kept', source: '', digits: 'NaN' },
    ])
    expect(roundingDetails('-0', toBits(-0)).rows.at(-1)?.digits).toBe('-0')
  })
})

describe('the preset numbers', () => {
  it('are found by their bits', () => {
    expect(presetOf(toBits(0.1 + 0.2))).toBe('sum')
    expect(presetOf(toBits(-0))).toBe('negativeZero')
    expect(presetOf(0n)).toBeUndefined()
    expect([...presetIds].sort()).toEqual(Object.keys(presets).sort())
  })
})
