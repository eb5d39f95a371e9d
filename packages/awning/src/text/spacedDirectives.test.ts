import { describe, expect, it } from 'vitest'
import { NAME_PADDING } from './parserMarkers.ts'
import { joinDirectiveNames } from './spacedDirectives.ts'

describe('the name of a block behind a space', () => {
  it.each(['', '> ', '- ', '-   > ', ' 1.  - >'])('is joined with its colons behind %j', (mark) => {
    expect(joinDirectiveNames(`a\n${mark}::: tip`, 'md')).toBe(`a\n${mark}:::${NAME_PADDING}tip`)
  })

  it.each(['a ', '-', '1.', '+-  '])('is text behind %j', (text) => {
    expect(joinDirectiveNames(`a\n${text}::: tip`, 'md')).toBe(`a\n${text}::: tip`)
  })

  it('is text behind many marks that do not begin the line', () => {
    const line = `a${'  -'.repeat(32)}  ::: tip`
    expect(joinDirectiveNames(line, 'md')).toBe(line)
  }, 5000)
})
