import { describe, expect, it } from 'vitest'
import { firstSentence } from './plainText.ts'

const characters = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length

describe('firstSentence', () => {
  it('leaves text that fits as it is, apart from white space', () => {
    expect(firstSentence('  One.\n Two   three ')).toBe('One. Two three')
    expect(firstSentence('')).toBe('')
  })

  it('joins broken lines of Chinese without a space', () => {
    expect(firstSentence('第一行，\n第二行 and\nthe third')).toBe('第一行，第二行 and the third')
  })

  it('cuts after the last whole sentence that fits', () => {
    expect(firstSentence('First one here. Second one here. Third one here.', 35)).toBe(
      'First one here. Second one here.',
    )
    expect(firstSentence('这是第一句。这是第二句！这是第三句话，它要长得多。', 14)).toBe(
      '这是第一句。这是第二句！',
    )
    expect(firstSentence('他说：“走吧。”然后我们就一起慢慢地走了很远很远。', 12)).toBe(
      '他说：“走吧。”',
    )
  })

  it('cuts after a word, with an ellipsis, when no sentence fits', () => {
    expect(firstSentence('The quick brown fox jumps over the lazy dog', 20)).toBe(
      'The quick brown fox…',
    )
    expect(firstSentence('The quick brown fox jumps over the lazy dog', 18)).toBe(
      'The quick brown…',
    )
  })

  it('cuts between any two Han but not inside a Latin word among them', () => {
    expect(firstSentence('浏览器把样式表解析成一棵树再计算布局', 9)).toBe('浏览器把样式表解…')
    expect(firstSentence('我们今天要用JavaScript编写引擎', 10)).toBe('我们今天要用…')
  })

  it('leaves no comma or opening bracket before the ellipsis', () => {
    expect(firstSentence('先看一个例子，然后再解释它', 8)).toBe('先看一个例子…')
    expect(firstSentence('先看一个例子（然后再解释它）', 8)).toBe('先看一个例子…')
  })

  it('does not take a first sentence that says too little', () => {
    expect(firstSentence('Hi. This sentence goes on and on and on for ever', 30)).toBe(
      'Hi. This sentence goes on and…',
    )
  })

  it('takes neither a dot inside a name nor an abbreviation for the end of a sentence', () => {
    expect(firstSentence('Servers run Node.js programs, e.g. this one here', 36)).toBe(
      'Servers run Node.js programs, e.g…',
    )
    expect(firstSentence('Ask example.com/search?q=markdown for more of it', 34)).toBe(
      'Ask example.com/search?q=markdown…',
    )
  })

  it('cuts a word only when it takes more than half of the room', () => {
    expect(firstSentence('我们用TypeScript编写引擎', 10)).toBe('我们用TypeSc…')
    expect(firstSentence('Donaudampfschifffahrt', 6)).toBe('Donau…')
  })

  it('never cuts a character in two', () => {
    expect(firstSentence('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧')
    expect(firstSentence('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧…')
    expect(firstSentence('𠮷𠮷𠮷𠮷', 3)).toBe('𠮷𠮷…')
  })

  it('joins lines without a space only between two CJK characters', () => {
    expect(firstSentence('中\n文')).toBe('中文')
    expect(firstSentence('中\na')).toBe('中 a')
    expect(firstSentence('a\n文')).toBe('a 文')
    expect(firstSentence('中  文')).toBe('中 文')
  })

  it('takes a sentence that fills a third of the room, and none that is shorter', () => {
    expect(firstSentence('Yes. Donaudampfschifffahrt', 12)).toBe('Yes.')
    expect(firstSentence('Yes. Donaudampfschifffahrt', 13)).toBe('Yes. Donauda…')
  })

  it('takes a sentence that fills the room exactly', () => {
    expect(firstSentence('我们走吧。他们留下来。', 5)).toBe('我们走吧。')
  })

  it('reads only the beginning of a long text', () => {
    const sentence = '这是一句话。'
    expect(firstSentence(sentence + '长'.repeat(100), 8)).toBe(sentence)
    expect(firstSentence(`${' '.repeat(100)}${sentence}`, 8)).toBe(sentence)
  })

  it('keeps to the limit, ellipsis included, whatever it is given', () => {
    const texts = [
      'a'.repeat(50),
      '中'.repeat(50),
      'word '.repeat(20),
      '中文，word。'.repeat(10),
      '…'.repeat(30),
    ]
    for (const text of texts) {
      for (let limit = 1; limit < 60; limit += 1) {
        expect(characters(firstSentence(text, limit))).toBeLessThanOrEqual(limit)
      }
    }
  })
})
