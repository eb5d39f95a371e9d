import { expect, it } from 'vitest'
import { initialState, defaultItem, type LayoutState } from './layoutState.ts'
import { codec } from './codec.ts'
import { presets } from './presets.ts'

it('a state survives encoding and decoding', () => {
  const state: LayoutState = {
    ...initialState,
    display: 'grid',
    direction: 'column',
    wrap: true,
    justify: 'space-evenly',
    align: 'end',
    alignInline: 'center',
    template: '6rem 1fr',
    gap: 0,
    width: 55,
    hasLongWord: true,
    items: [{ ...defaultItem, grow: 3, shrink: 0, basis: '50%', columns: 3, rows: 2 }, defaultItem],
  }
  expect(codec.decode(codec.encode(state))).toEqual(state)
  for (const preset of Object.values(presets))
    expect(codec.decode(codec.encode(preset))).toEqual(preset)
})

it.each([
  '',
  '0',
  '00000000.12.100',
  '90000000.12.100.110011',
  '00000000.13.100.110011',
  '00000000.12.500.110011',
  '00000000.12.100.119911',
  '00000000.12.100.110011-',
  `00000000.12.100.${Array(7).fill('110011').join('-')}`,
  '00000000.12.100.110011.1',
])('rejects a malformed state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
