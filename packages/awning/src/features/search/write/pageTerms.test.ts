import { expect, it } from 'vitest'
import { createFold } from '../fold.ts'
import { pageTerms } from './pageTerms.ts'

it('a title of 50,000 characters has the beginnings of its pinyin from each of them on', () => {
  const count = 50_000
  const sounds = Array.from({ length: count }, () => 'zhong/chong').join(' ')
  const page = { href: '/', area: 'docs', title: '中'.repeat(count), sounds, sections: [] }
  const terms = pageTerms(page, createFold('', ''))
  const inPinyin = [...terms.words.keys()].filter((term) => term.startsWith("'"))
  expect(inPinyin).toHaveLength(5 + 24)
  expect(inPinyin).toContain("'zhongzhongzhongzhongzhon")
  expect(inPinyin).toContain("'zhongzhong")
  expect(inPinyin).toContain(`'${'z'.repeat(24)}`)
}, 5000)
