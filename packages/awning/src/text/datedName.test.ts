import { describe, expect, it } from 'vitest'
import { datedName } from './datedName.ts'

describe('datedName', () => {
  it.each([
    '2021-08-26-welcome.md',
    '2021-08-26-welcome.mdx',
    '2021-08-26-welcome/index.md',
    '2021/08/26/welcome.md',
    '2021/08/26/welcome/index.mdx',
    '2021/08-26-welcome.md',
    '2021-08/26-welcome.md',
    '2021/08/26-welcome.md',
    '2021-8-26-welcome.md',
  ])('reads date and name from %s', (path) => {
    expect(datedName(path)).toEqual({ date: '2021-08-26', name: 'welcome' })
  })

  it.each([
    ['2021-02-30-x.md', '2021-02-30-x'],
    ['2021-13-01-x.md', '2021-13-01-x'],
    ['2021-00-10-x.md', '2021-00-10-x'],
    ['2023-02-29-x/index.md', '2023-02-29-x'],
    ['2021-08-261-x.md', '2021-08-261-x'],
    ['2021/12/3-tips.md', '2021/12/3-tips'],
  ])('sees no date in %s', (path, name) => {
    expect(datedName(path)).toEqual({ name })
  })

  it('knows leap days', () => {
    expect(datedName('2024-02-29-x.md')).toEqual({ date: '2024-02-29', name: 'x' })
  })

  it('leaves undated names alone and names a folder post after its folder', () => {
    expect(datedName('welcome.md')).toEqual({ name: 'welcome' })
    expect(datedName('welcome/index.md')).toEqual({ name: 'welcome' })
    expect(datedName('index.md')).toEqual({ name: 'index' })
  })

  it('keeps folders before and after the date', () => {
    expect(datedName('notes/2021-08-26-a.md')).toEqual({ date: '2021-08-26', name: 'notes/a' })
    expect(datedName('2021-08-26-a/b.md')).toEqual({ date: '2021-08-26', name: 'a/b' })
  })

  it('keeps Han names, with or without a separator', () => {
    expect(datedName('2021-08-26-暖雪.md')).toEqual({ date: '2021-08-26', name: '暖雪' })
    expect(datedName('2021-08-26暖雪.md')).toEqual({ date: '2021-08-26', name: '暖雪' })
  })

  it('falls back to the date where a name is nothing else', () => {
    expect(datedName('2021-08-26.md')).toEqual({ date: '2021-08-26', name: '2021-08-26' })
    expect(datedName('2021/08/26/index.md')).toEqual({ date: '2021-08-26', name: '2021-08-26' })
  })
})
