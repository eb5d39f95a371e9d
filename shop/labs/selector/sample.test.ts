import { describe, expect, it } from 'vitest'
import { flattenSample, sample, writeTag } from './sample.ts'
import { initialMatches } from './selectorState.ts'

describe('the sample page', () => {
  it('is shown as it would be written in HTML', () => {
    const tags = flattenSample(sample).map(writeTag)
    expect(tags[0]).toBe('<html lang="zh-CN">')
    expect(tags).toContain('<article class="book sale">')
    expect(tags).toContain('<input required>')
    expect(tags).toContain('<img alt="">')
  })

  it('is numbered in document order', () => {
    expect(flattenSample(sample).map(({ index }) => index)).toEqual([
      ...flattenSample(sample).keys(),
    ])
  })

  it('has the titles at the indices that the server marks', () => {
    const all = flattenSample(sample)
    expect(initialMatches.map((index) => all[index]?.attributes['class'])).toEqual([
      'title',
      'title',
    ])
    expect(all.filter(({ tag }) => tag === 'h3')).toHaveLength(initialMatches.length)
  })
})
