import { describe, expect, it } from 'vitest'
import { punctuation } from './punctuation.ts'
import { hintsOf, positionsOf } from './violations.testing.ts'

describe('half-width punctuation in Chinese', () => {
  it.each([
    ['你好,世界', '1:3'],
    ['好吗?好', '1:3'],
    ['注意:第一', '1:3'],
    ['先做;后做', '1:3'],
    ['完了.', '1:3'],
    ['完了. 然后', '1:3'],
    ['用React,然后', '1:7'],
    ['用React, 然后', '1:7'],
    ['见MDN:“原文”', '1:5'],
    ['真好!', '1:3'],
    ['1.首先', '1:2'],
    ['用`a`, `b`和`c`', '1:5'],
    ['结果是`a`.', '1:7'],
    ['本站用React.', '1:9'],
    ['他说“好”,走了', '1:6'],
    ['**粗体**,然后', '1:7'],
    ['见[链接](./a.md),然后', '1:14'],
  ])('%s is reported at %s', (text, place) => {
    expect(positionsOf(punctuation, text)).toEqual([place])
  })

  it.each([
    '你好，世界。',
    '比例是3:2，版本是19.2，时间是14:30。',
    '用Node.js写成，文件叫说明.md。',
    '见（See the spec.）一节。',
    '参考etc.的写法。',
    '他写道：Hello, world. Bye!',
    '原文：“Less, but better.”',
    'Hello, world: yes; no? Sure!',
    '取`a:b,c.d`的值',
    '见<https://a.b/c?d:e>，然后',
    '[链接](./a.md?x=1)',
    '`a`, `b`',
    '共1,234个',
    '见《CSS 2.1》。',
    '```\n你好,世界\n```',
    '<p>你好,世界</p>',
  ])('%s is allowed', (text) => {
    expect(positionsOf(punctuation, text)).toEqual([])
  })

  it('names the character to write', () => {
    expect(hintsOf(punctuation, '你好,世界;完')).toEqual([
      expect.stringContaining('，'),
      expect.stringContaining('；'),
    ])
  })

  it('is found in a paragraph with 100,000 stops', () => {
    const text = `etc.中${'a.中'.repeat(100_000)}`
    expect(punctuation({ text, offsets: [] })).toHaveLength(100_000)
  }, 5000)

  it('is not looked for sentence by sentence in a paragraph of 200,000 letters', () => {
    expect(punctuation({ text: `${'a'.repeat(200_000)}中。`, offsets: [] })).toEqual([])
  }, 5000)
})
