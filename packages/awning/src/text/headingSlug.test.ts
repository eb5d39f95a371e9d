import { describe, expect, it } from 'vitest'
import { HeadingIds, headingSlug } from './headingSlug.ts'

describe('headingSlug', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['What is `this`?', 'what-is-this'],
    ['a & b', 'a--b'],
    ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
    ['1.2 Install', '12-install'],
    ['  trimmed  ', 'trimmed'],
  ])('slugs %j as GitHub does: %s', (text, slug) => {
    expect(headingSlug(text)).toBe(slug)
  })

  it('keeps Han and drops full-width and CJK punctuation', () => {
    expect(headingSlug('什么是闭包？')).toBe('什么是闭包')
    expect(headingSlug('原型（prototype）：「链」、“继承”')).toBe('原型prototype链继承')
    expect(headingSlug('甲＿乙～丙・丁')).toBe('甲乙丙丁')
    expect(headingSlug('𠮷野家')).toBe('𠮷野家')
  })

  it('keeps letters and marks of other scripts', () => {
    expect(headingSlug('プロミスの々ー')).toBe('プロミスの々ー')
    expect(headingSlug('한국어 제목')).toBe('한국어-제목')
    expect(headingSlug('Привет Мир')).toBe('привет-мир')
    expect(headingSlug('हिन्दी')).toBe('हिन्दी')
    expect(headingSlug('Été')).toBe('été')
  })

  it('turns every kind of space into a hyphen', () => {
    expect(headingSlug('甲　乙\u00A0丙')).toBe('甲-乙-丙')
  })

  it('leaves nothing of emoji, not even their invisible selectors', () => {
    expect(headingSlug('❤️')).toBe('')
    expect(headingSlug('CSS 🎨')).toBe('css-')
    expect(headingSlug('1️⃣')).toBe('1')
  })

  it('gives the same slug for composed and decomposed text', () => {
    expect(headingSlug('é'.normalize('NFD'))).toBe(headingSlug('é'.normalize('NFC')))
  })
})

describe('HeadingIds', () => {
  it('numbers repeated headings from 1', () => {
    const ids = new HeadingIds()
    expect([ids.take('示例'), ids.take('示例'), ids.take('示例！')]).toEqual([
      '示例',
      '示例-1',
      '示例-2',
    ])
    expect(ids.duplicates).toEqual([])
  })

  it('takes no longer for the last of 50,000 equal headings than for the first', () => {
    const ids = new HeadingIds()
    const taken = Array.from({ length: 50_000 }, () => ids.take('a'))
    expect(taken.at(-1)).toBe('a-49999')
  })

  it('never gives a number that a heading already spells out', () => {
    const ids = new HeadingIds()
    expect(['a', 'a 1', 'a', 'a', 'a 1'].map((text) => ids.take(text))).toEqual([
      'a',
      'a-1',
      'a-2',
      'a-3',
      'a-1-1',
    ])
  })

  it('uses an explicit id as it is written', () => {
    expect(new HeadingIds().take('标题', 'My-Id')).toBe('My-Id')
  })

  it('keeps generated ids away from explicit ones', () => {
    const ids = new HeadingIds()
    ids.take('x', 'intro')
    ids.take('y', 'intro-1')
    expect(ids.take('Intro')).toBe('intro-2')
  })

  it('keeps generated ids away from explicit ones announced for later', () => {
    const ids = new HeadingIds(['intro'])
    expect(ids.take('Intro')).toBe('intro-1')
    expect(ids.take('Other', 'intro')).toBe('intro')
    expect(ids.duplicates).toEqual([])
  })

  it('reports an explicit id that is already in use, and still answers a unique one', () => {
    const ids = new HeadingIds()
    expect(ids.take('a', 'same')).toBe('same')
    expect(ids.take('b', 'same')).toBe('same-1')
    expect(ids.take('Foo')).toBe('foo')
    expect(ids.take('c', 'foo')).toBe('foo-1')
    expect(ids.duplicates).toEqual(['same', 'foo'])
  })

  it('names a heading whose text leaves no slug', () => {
    const ids = new HeadingIds()
    expect([ids.take('🎉'), ids.take('？')]).toEqual(['section', 'section-1'])
  })
})
