import { describe, expect, it } from 'vitest'
import { flattenSample, sample, writeTag } from './sample.ts'
import { initialFound } from './selectorState.ts'

describe('the sample page', () => {
  it('is drawn as it would be written', () => {
    const tags = flattenSample(sample).map(writeTag)
    expect(tags[0]).toBe('<html lang="zh-CN">')
    expect(tags).toContain('<article class="book sale">')
    expect(tags).toContain('<input required>')
    expect(tags).toContain('<img alt="">')
  })

  it('is numbered in the order of the document', () => {
    expect(flattenSample(sample).map(({ index }) => index)).toEqual([
      ...flattenSample(sample).keys(),
    ])
  })

  it('has the titles where the first drawing marks them', () => {
    const all = flattenSample(sample)
    expect(initialFound.map((index) => all[index]?.attributes['class'])).toEqual(['title', 'title'])
    expect(all.filter(({ tag }) => tag === 'h3')).toHaveLength(initialFound.length)
  })
})
