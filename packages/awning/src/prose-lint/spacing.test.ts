import { describe, expect, it } from 'vitest'
import { messagesOf, positionsOf } from './violations.testing.ts'
import { spacing } from './spacing.ts'

describe('typed spaces in Chinese', () => {
  it.each([
    ['用 flex布局', '1:2'],
    ['用flex 布局', '1:6'],
    ['2026 年', '1:5'],
    ['用 `flex`布局', '1:2'],
    ['用`flex` 布局', '1:8'],
    ['浏 览器', '1:2'],
    ['你好， 世界', '1:4'],
    ['占50% 的', '1:5'],
    ['用C++ 写', '1:5'],
    ['见 [选择器](./a.md)', '1:2'],
    ['见[React](./a.md) 一节', '1:17'],
    ['**粗。** 后', '1:7'],
    ['按 <kbd>Ctrl</kbd>键', '1:2'],
    ['你好　世界', '1:3'],
  ])('%s is reported at %s', (text, place) => {
    expect(positionsOf(spacing, text)).toEqual([place])
  })

  it.each([
    '在Chrome 120里用`flex`布局',
    '结构 + 样式',
    '第一行\n第二行',
    '第一行  \n第二行',
    'Hello world',
    '- [ ] 任务',
    '## 标题 {#id}',
    '图 ![a](./a.png) 后',
    '见 <https://a.b> 一文',
    '```\n用 flex 布局\n```',
    '<p>用 flex 布局</p>',
  ])('%s is allowed', (text) => {
    expect(positionsOf(spacing, text)).toEqual([])
  })

  it('are reported with what is next to them', () => {
    expect(messagesOf(spacing, '用 a，用 `b`，一 个， 完')).toEqual([
      'a space is typed between Chinese and Latin',
      'a space is typed between Chinese and code',
      'a space is typed between two Chinese characters',
      'a space is typed beside Chinese punctuation',
    ])
  })
})
