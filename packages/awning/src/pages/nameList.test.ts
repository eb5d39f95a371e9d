import { expect, it } from 'vitest'
import { nameList } from './nameList.ts'

const long = (letter: string, length: number) => letter.repeat(length)

it.each([
  ['en', ['One'], 'One'],
  ['en', ['One', 'Two', 'Three'], 'One, Two, and Three'],
  ['zh', ['一', '二', '三'], '一、二和三'],
  ['en', [], ''],
  ['en', [long('a', 50), long('b', 50)], `${long('a', 50)} and ${long('b', 50)}`],
  ['en', [long('a', 50), long('b', 51)], `${long('a', 50)}…`],
  ['en', [long('a', 200), 'b'], `${long('a', 200)}…`],
])('in %s, %j is written as %j', (lang, names, text) => {
  expect(nameList(names, lang)).toBe(text)
})
