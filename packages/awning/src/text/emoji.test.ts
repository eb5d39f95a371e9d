import { describe, expect, it } from 'vitest'
import { withEmoji } from './emoji.ts'

describe('withEmoji', () => {
  it.each([
    [':smile:', '😄'],
    ['喜欢:tada:吗', '喜欢🎉吗'],
    [':+1: and :-1:', '👍 and 👎'],
    ['(:white_check_mark:)', '(✅)'],
    [':smile::tada:', '😄🎉'],
    ['a :b: :heart:', 'a :b: ❤️'],
  ])('reads %s', (text, expected) => {
    expect(withEmoji(text)).toBe(expected)
  })

  it.each([
    ':no_such_name:',
    ':smile',
    'smile:',
    ': smile :',
    '14:30:00',
    '1:100:2',
    'std::x::y',
    'fe80::100:1',
    'a:key:b',
    '::: tada',
    ':toString:',
  ])('leaves %s alone', (text) => {
    expect(withEmoji(text)).toBe(text)
  })
})
