import { describe, expect, it } from 'vitest'
import { misplacedFrontMatter } from './misplacedFrontMatter.ts'

const lineOf = (source: string) => misplacedFrontMatter(source, ['title'])?.line

describe('front matter that would be shown', () => {
  it.each([
    ['\n---\ntitle: a\n---\n', 2],
    ['\uFEFF \n\n---\n# a\ntitle: b\n\n- c\n  d: e\n---\n', 3],
    ['+++\ntitle = "a"\n+++\n', 1],
    ['----\ntitle: a\n----\n', 1],
  ])('is found in %j', (source, line) => {
    expect(lineOf(source)).toBe(line)
  })

  it.each([
    'a\n---\ntitle: b\n---\n',
    '\n---\nname: a\n---\n',
    '\n---\ntitle: a\ntext\n---\n',
    '\n---\ntitle: a\n+++\n',
  ])('is not found in %j', (source) => {
    expect(lineOf(source)).toBeUndefined()
  })

  it('is not found in the options of a program, where a line with hyphens is before them', () => {
    const options = '--title=a\n'.repeat(30)
    expect(lineOf(`---\n${options}text\n`)).toBeUndefined()
    expect(lineOf(`text\n\n---\n${options}text\n`)).toBeUndefined()
  }, 5000)
})
