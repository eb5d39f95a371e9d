import { expect, it } from 'vitest'
import { initial, plain, type LayoutState } from './boxes.ts'
import { codec } from './codec.ts'
import { presets } from './presets.ts'

it('a state comes back from its text as it was', () => {
  const state: LayoutState = {
    ...initial,
    display: 'grid',
    direction: 'column',
    wrap: true,
    justify: 'space-evenly',
    align: 'end',
    alignInline: 'center',
    template: '6rem 1fr',
    gap: 0,
    width: 55,
    long: true,
    items: [{ ...plain, grow: 3, shrink: 0, basis: '50%', columns: 3, rows: 2 }, plain],
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
])('nonsense is no state: %j', (text) => expect(codec.decode(text)).toBeUndefined())
