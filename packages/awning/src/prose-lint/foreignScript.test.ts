import { expect, it } from 'vitest'
import { foreignScript } from './foreignScript.ts'

const slips = (text: string) => foreignScript({ text, offsets: [] }).map(({ index }) => index)

it('Chinese that was left behind is told', () => {
  expect(slips('The 浏览器 parses it')).toEqual([4])
  expect(slips('布局')).toEqual([0])
})

it.each([
  'the length of “店” is 1',
  'the character "店" has one',
  'Warm Snow (暖雪) is a game',
  '‘店’',
])('an example in quotes and a name in parentheses are meant: %s', (text) =>
  expect(slips(text)).toEqual([]),
)

it('a quotation that has ended excuses nothing', () => {
  expect(slips('“店” and 铺')).toEqual([8])
})
