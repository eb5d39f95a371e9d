import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parser.ts'
import { CODE, OPAQUE } from './characterTypes.ts'
import { passagesOf } from './passages.ts'
import { TextPositions } from './textPositions.ts'

function read(markdown: string) {
  const source = new TextPositions(markdown)
  return passagesOf(parseMarkdown(markdown), source).map(({ text, offsets }) => ({
    text,
    /** The characters of the source at the offsets of the passage. */
    there: offsets.map((offset) => markdown[offset]).join(''),
  }))
}
const texts = (markdown: string) => read(markdown).map(({ text }) => text)

describe('passages', () => {
  it('are paragraphs, headings, items, cells, notes, labels and quotes', () => {
    const markdown =
      '# 一\n\n二\n\n- 三\n  - 四\n\n| 五 | 六 |\n|---|---|\n| 七 | 八 |\n\n> 九[^1]\n\n[^1]: 十\n\n::::tabs\n:::tab[甲]{value="a"}\n乙\n:::\n::::\n'
    expect(texts(markdown).join('')).toBe('一二三四五六七八九十甲乙')
  })

  it('are alternative texts, captions and titles of links too', () => {
    expect(texts('![图](./a.png "题注")\n\n[文](./b.md "标题")\n\n[r]: ./c.md "参考"')).toEqual([
      '图',
      '题注',
      OPAQUE,
      '标题',
      '文',
      '参考',
    ])
  })

  it('are titles of admonitions, on the line and in brackets', () => {
    expect(texts(':::tip 标`a`题\n内容\n:::\n\n:::note[标签]\n内容\n:::')).toEqual([
      `标${CODE}题`,
      '内容',
      '标签',
      '内容',
    ])
  })

  it('contain one character for code or a bare address, and no HTML', () => {
    expect(texts('用`a`和<b>粗</b>，见https://a.b/c，或<code>x, y</code>。')).toEqual([
      `用${CODE}和粗，见${OPAQUE}，或${CODE}。`,
    ])
    expect(texts('```js\n代码\n```\n\n<div>文</div>')).toEqual([])
  })

  it('have the offset of each character, also after escapes, entities, quotes and emphasis', () => {
    const [first] = read('> 一\\*二&lt;三**四**\n> 五')
    expect(first).toEqual({ text: '一*二<三四\n五', there: '一*二&三四\n五' })
  })

  it('have the right offsets after an emoji that was written by name', () => {
    expect(read('好:smile:吗').map(({ there }) => there.at(-1))).toEqual(['吗'])
  })

  it('have the offset of each character of a very long paragraph', () => {
    const long = '文'.repeat(150_000)
    expect(read(long)).toEqual([{ text: long, there: long }])
  })

  it('have the offsets of titles and captions', () => {
    const markdown = ':::tip 一二\n![三](./a.png "四")\n:::'
    expect(read(markdown).map(({ there }) => there)).toEqual(['一二', '三', '四', '!'])
  })
})
