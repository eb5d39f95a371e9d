import { array, assert, constantFrom, property } from 'fast-check'
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

it('marks are counted from the beginning of the text', () => {
  const count = (text: string, mark: string) => text.split(mark).length - 1
  const isOpen = (text: string, [opening = '', closing = '']: string) =>
    count(text, opening) > count(text, closing)
  const isForeign = (before: string) =>
    !['“”', '‘’', '()'].some((pair) => isOpen(before, pair)) && count(before, '"') % 2 === 0
  const pieces = array(constantFrom(...'“”‘’"()店铺a '), { maxLength: 20 })
  assert(
    property(pieces, (characters) => {
      const text = characters.join('')
      const starts = Array.from(text.matchAll(/[店铺]+/g), ({ index }) => index)
      expect(violations(text)).toEqual(starts.filter((at) => isForeign(text.slice(0, at))))
    }),
  )
})

it('Chinese is reported 50,000 times in one paragraph', () => {
  expect(violations('店, a '.repeat(50_000))).toHaveLength(50_000)
}, 5000)
