import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parser.ts'
import { headingIds } from './headingIds.ts'

const places = (markdown: string) =>
  headingIds(parseMarkdown(markdown)).map(({ line, column }) => `${line}:${column}`)

describe('heading ids', () => {
  it('are required on levels two and three', () => {
    expect(places('# 一\n\n## 二\n\n### 三\n\n#### 四')).toEqual(['3:1', '5:1'])
  })

  it('are not reported where they are given', () => {
    expect(places('## 二 {#two}\n\n### 三 {#three}')).toEqual([])
  })

  it('are not required inside an admonition, which the table of contents does not list', () => {
    expect(places(':::tip\n## 二\n:::')).toEqual([])
  })
})
