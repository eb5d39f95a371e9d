import { describe, expect, it } from 'vitest'
import { tagSegment } from './tagSegment.ts'

describe('tagSegment', () => {
  it.each([
    ['工具推荐', '工具推荐'],
    ['Switch', 'switch'],
    ['open world', 'open-world'],
    ['Pokémon', 'pokemon'],
    ['Switch游戏', 'switch游戏'],
    ['游戏 推荐', '游戏-推荐'],
    ['工具/推荐', '工具-推荐'],
    ['2D动作', '2-d动作'],
    ['TypeScript', 'type-script'],
    ['CSS3', 'css-3'],
    ['Node.js', 'node-js'],
    ['C++', 'c'],
  ])('turns the documented example %s into %s', (label, segment) => {
    expect(tagSegment(label)).toBe(segment)
  })

  it.each([
    ['动作', '%E5%8A%A8%E4%BD%9C'],
    ['回合制', '%E5%9B%9E%E5%90%88%E5%88%B6'],
    ['国产', '%E5%9B%BD%E4%BA%A7'],
    ['宝可梦', '%E5%AE%9D%E5%8F%AF%E6%A2%A6'],
    ['开放世界', '%E5%BC%80%E6%94%BE%E4%B8%96%E7%95%8C'],
    ['收集', '%E6%94%B6%E9%9B%86'],
    ['独立游戏', '%E7%8B%AC%E7%AB%8B%E6%B8%B8%E6%88%8F'],
    ['工具推荐', '%E5%B7%A5%E5%85%B7%E6%8E%A8%E8%8D%90'],
  ])('keeps %s, which the address carries as %s', (label, encoded) => {
    expect(encodeURI(tagSegment(label))).toBe(encoded)
  })

  it.each([
    ['../../escape', 'escape'],
    ['..', ''],
    ['a\\..\\b', 'a-b'],
    ['%2e%2e%2fa', '2-e-2-e-2-fa'],
    ['a\0b?c#d', 'a-b-c-d'],
    ['index.html', 'index-html'],
  ])('leaves nothing of %j that could lead to another folder or file', (label, segment) => {
    expect(tagSegment(label)).toBe(segment)
  })

  it('gives labels that differ only in spelling the same segment', () => {
    expect(tagSegment('Open World')).toBe(tagSegment('open-world'))
  })

  it('keeps full-width and CJK punctuation inside its word', () => {
    expect(tagSegment('动作，冒险！')).toBe('动作，冒险！')
    expect(tagSegment('「独立」')).toBe('「独立」')
    expect(tagSegment('甲、乙。')).toBe('甲、乙。')
  })

  it('separates at the ideographic space and at general punctuation', () => {
    expect(tagSegment('动作　冒险')).toBe('动作-冒险')
    expect(tagSegment('动作—冒险')).toBe('动作-冒险')
    expect(tagSegment('“动作”…冒险')).toBe('动作-冒险')
  })

  it('removes apostrophes without splitting the word', () => {
    expect(tagSegment("Baldur's Gate")).toBe('baldurs-gate')
    expect(tagSegment('Baldur’s Gate')).toBe('baldurs-gate')
  })

  it('splits after an acronym and between digits and letters of any script', () => {
    expect(tagSegment('HTMLParser')).toBe('html-parser')
    expect(tagSegment('第3章')).toBe('第-3-章')
    expect(tagSegment('游戏Switch')).toBe('游戏-switch')
    expect(tagSegment('RPG游戏')).toBe('rpg游戏')
  })

  it('spells Latin letters plainly in any encoding, and leaves other scripts whole', () => {
    expect(tagSegment('Pokémon'.normalize('NFD'))).toBe('pokemon')
    expect(tagSegment('Straße Ærø')).toBe('strasse-aero')
    expect(tagSegment('한국어')).toBe('한국어')
    expect(tagSegment('ゲーム')).toBe('ゲーム')
  })

  it.each([
    ['ß', 'ss'],
    ['ẞ', 'ss'],
    ['æ', 'ae'],
    ['Æ', 'ae'],
    ['œ', 'oe'],
    ['Œ', 'oe'],
    ['ø', 'o'],
    ['Ø', 'o'],
    ['đ', 'd'],
    ['Đ', 'd'],
    ['ð', 'd'],
    ['Ð', 'd'],
    ['ł', 'l'],
    ['Ł', 'l'],
    ['þ', 'th'],
    ['Þ', 'th'],
    ['ı', 'i'],
  ])('spells %s plainly, although it carries no accent', (letter, plain) => {
    expect(tagSegment(letter)).toBe(plain)
  })

  it('removes every accent of a letter', () => {
    expect(tagSegment('e\u0323\u0302')).toBe('e')
  })

  it('keeps supplementary-plane Han together with their neighbours', () => {
    expect(tagSegment('𠮷野家')).toBe('𠮷野家')
  })

  it('makes each emoji a word of its own, joined sequences included', () => {
    expect(tagSegment('🎮游戏')).toBe('🎮-游戏')
    expect(tagSegment('👨‍👩‍👧')).toBe('👨‍👩‍👧')
    expect(tagSegment('I ❤️ CSS')).toBe('i-❤️-css')
    expect(tagSegment('🇨🇳🇯🇵')).toBe('🇨🇳-🇯🇵')
  })

  it.each(['', ' ', '　', '!!!', "'", '…', '—', '+/-'])('is empty for %j', (label) => {
    expect(tagSegment(label)).toBe('')
  })

  it('gives the same segment when it is applied to its own result', () => {
    for (const label of ['2D动作', 'TypeScript', '🎮游戏', 'Baldur’s Gate 3']) {
      expect(tagSegment(tagSegment(label))).toBe(tagSegment(label))
    }
  })
})
