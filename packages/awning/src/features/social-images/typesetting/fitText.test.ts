import { describe, expect, it } from 'vitest'
import { fitText, type Box } from './fitText.ts'
import { wholeSentences } from './wholeSentences.ts'

const measure = (line: string) => Array.from(line).length
const box: Box = { width: 100, height: 42, sizes: [20, 10], lineHeight: 1.1 }

describe('fitText', () => {
  it('takes the largest size at which the text fits into the box', () => {
    expect(fitText('short', 'en', box, measure)).toEqual({ size: 20, lines: ['short'] })
    expect(fitText('a much longer text', 'en', box, measure)).toMatchObject({ size: 10 })
  })

  it('ends a text that is too long with a whole word and an ellipsis', () => {
    const { size, lines } = fitText('alpha beta gamma delta epsilon zeta eta', 'en', box, measure)
    expect(size).toBe(10)
    expect(lines).toHaveLength(3)
    for (const word of lines.join(' ').replace('...', '').split(' '))
      expect(['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta']).toContain(word)
    expect(lines.at(-1)).toMatch(/\.\.\.$/)
  })

  it('puts the Chinese ellipsis in place of a comma', () => {
    const text = '先读，再想，再写，'.repeat(6)
    expect(fitText(text, 'zh', box, measure).lines.at(-1)).toMatch(/[^，]…$/)
  })

  it('continues a word that is wider than the box on the next line', () => {
    const { lines } = fitText('incomprehensibilities', 'en', box, measure)
    expect(lines.join('')).toBe('incomprehensibilities')
    expect(lines.every((line) => measure(line) * 10 <= 100)).toBe(true)
  })
})

describe('wholeSentences', () => {
  const oneSize = { ...box, sizes: [10] }

  it('returns as many sentences as there is room for', () => {
    const text = 'One is. Two is. And this is a third of them all.'
    expect(wholeSentences(text, 'en', oneSize, measure)).toBe('One is. Two is.')
    expect(wholeSentences('一是一。二是二。', 'zh', oneSize, measure)).toBe('一是一。二是二。')
  })

  it('returns the whole text where even its first sentence is too long', () => {
    const text = 'A sentence that goes on and on and on and on without an end.'
    expect(wholeSentences(text, 'en', oneSize, measure)).toBe(text)
  })
})
