import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const FIELDS = ['title', 'slug', 'date', 'tags', 'description', 'sidebar_label', 'id']

describe('nearest', () => {
  it.each([
    ['tilte', 'title'],
    ['titel', 'title'],
    ['tag', 'tags'],
    ['Date', 'date'],
    ['descripton', 'description'],
    ['discribtion', 'description'],
    ['sidebarLabel', 'sidebar_label'],
    ['slgu', 'slug'],
  ])('finds what %s meant: %s', (word, meant) => {
    expect(nearest(word, FIELDS)).toBe(meant)
  })

  it.each(['colour', 'x', '', 'keywords', 'note'])('suggests nothing for %j', (word) => {
    expect(nearest(word, FIELDS)).toBeUndefined()
  })

  it('suggests nothing without candidates', () => {
    expect(nearest('title', [])).toBeUndefined()
  })

  it('prefers the nearer candidate, and the first of equals', () => {
    expect(nearest('cats', ['cart', 'cat', 'bats'])).toBe('cat')
    expect(nearest('abcd', new Set(['abce', 'abcf']))).toBe('abce')
  })

  it('counts a swap of neighbours as one slip', () => {
    expect(nearest('ab', ['ba'])).toBe('ba')
  })

  it('compares characters, not UTF-16 units', () => {
    expect(nearest('开放世间', ['开放世界', '动作'])).toBe('开放世界')
    expect(nearest('🎮', ['🎲'])).toBeUndefined()
  })
})
