import { describe, expect, it } from 'vitest'
import { findSounds } from './pinyin.ts'
import { soundsOf } from './write/pinyinSyllables.ts'

const find = (title: string, typed: string) => {
  const range = findSounds(title, soundsOf(title), typed)
  return range && title.slice(...range)
}

describe('pinyin', () => {
  it.each([
    ['cdsxw', '层叠上下文'],
    ['cengdie', '层叠'],
    ['cengdies', '层叠上'],
    ['shangxia', '上下'],
    ['chengdie', undefined],
    ['sxw', '上下文'],
    ['ceng', '层'],
    ['ce', undefined],
    ['xyz', undefined],
  ])('%s is %s in a title', (typed, found) => {
    expect(find('什么是层叠上下文', typed)).toBe(found)
  })

  it('knows characters with two readings', () => {
    expect(find('重排与重绘', 'chongpai')).toBe('重排')
    expect(find('行内元素', 'hangnei')).toBe('行内')
  })

  it('passes over letters, signs and emoji between the characters', () => {
    expect(find('React：组件 A', 'zujian')).toBe('组件')
    expect(find('CSS', 'css')).toBeUndefined()
    expect(soundsOf('🎮 游戏').split(' ').slice(-2)).toEqual(['you', 'xi/hu'])
    expect(find('🎮 游戏', 'youxi')).toBe('游戏')
  })
})
