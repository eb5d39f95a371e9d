import { describe, expect, it } from 'vitest'
import type { Glossary } from '../content/glossary.ts'
import { messagesOf, positionsOf } from './violations.testing.ts'
import { termRule } from './terms.ts'

const glossary: Glossary = [
  { term: 'GitHub', wrong: ['Github', 'github'] },
  { term: 'CSS', wrong: ['css'] },
  { term: 'Node.js', wrong: ['NodeJS', 'node.js'] },
  { term: { zh: '重排', en: 'layout' }, wrong: { zh: ['回流'] }, except: ['（回流）'] },
  { term: { zh: '设计令牌' }, wrong: { zh: ['令牌'], en: ['token'] } },
]
const zh = termRule(glossary, 'zh')
const en = termRule(glossary, 'en')

describe('terms', () => {
  it.each([
    ['上Github看', '1:2'],
    ['会引起回流。', '1:4'],
    ['一个css文件', '1:3'],
    ['装好node.js。', '1:3'],
    ['改令牌的值', '1:2'],
  ])('a wrong spelling is reported: %s', (text, place) => {
    expect(positionsOf(zh, text)).toEqual([place])
  })

  it.each([
    '上GitHub看',
    '重排（回流）很慢',
    '文件`css/回流.css`与css-loader',
    '见layout.css和.css文件',
    '见[文](https://github.com/a)与https://github.com/a',
    '设计令牌的值',
    'node.json与css3',
  ])('a right or allowed spelling, or one outside of text, is not: %s', (text) => {
    expect(positionsOf(zh, text)).toEqual([])
  })

  it('are reported with both spellings', () => {
    expect(messagesOf(zh, '上github看')).toEqual(['"github" is written "GitHub" here'])
  })

  it('knows the spellings of each locale, and names in all of them', () => {
    expect(positionsOf(en, 'On Github, 回流 and token.')).toEqual(['1:4'])
  })
})
