import { describe, expect, it } from 'vitest'
import { unitsOf } from './units.ts'

const texts = (text: string, lang = 'zh') => unitsOf(text, lang).map((unit) => unit.text)

describe('unitsOf', () => {
  it('keeps Chinese words together', () => {
    expect(texts('浏览器怎样工作')).toEqual(['浏览器', '怎样', '工作'])
  })

  it('leaves no closing mark at the start of a line and no opening one at its end', () => {
    for (const unit of texts('《哈迪斯》：一局（大概）“二十分钟”，值得！')) {
      expect(unit).not.toMatch(/^[》：）”，！]/)
      expect(unit).not.toMatch(/[《（“]$/)
    }
  })

  it('keeps Latin words, names and numbers whole', () => {
    expect(texts('CSS-in-JS vs. node.js', 'en')).toEqual(['CSS-in-JS', 'vs.', 'node.js'])
    expect(texts('升级v1.2之后的2022年')).toEqual(['升级', 'v1.2', '之后的', '2022年'])
  })

  it('keeps a particle or a suffix with the word before it', () => {
    expect(texts('关于摄影与旅行的网站')).toContain('旅行的')
    expect(texts('前端工程化')).toContain('工程化')
  })

  it('records spaces between units, except at the start', () => {
    expect(unitsOf('  two words', 'en')).toEqual([
      { text: 'two', spaced: false },
      { text: 'words', spaced: true },
    ])
  })
})
