import { expect, it } from 'vitest'
import { foreignScript } from './foreignScript.ts'

const violations = (text: string) => foreignScript({ text, offsets: [] }).map(({ index }) => index)

it('Chinese that was not translated is reported', () => {
  expect(violations('The 浏览器 parses it')).toEqual([4])
  expect(violations('布局')).toEqual([0])
})

it.each([
  'the length of “店” is 1',
  'the character "店" has one',
  'Warm Snow (暖雪) is a game',
  '‘店’',
])('an example in quotes and a name in parentheses are allowed: %s', (text) =>
  expect(violations(text)).toEqual([]),
)

it('Chinese after a quotation is reported', () => {
  expect(violations('“店” and 铺')).toEqual([8])
})
