import { describe, expect, it } from 'vitest'
import { flattenSample, samples, writeTag } from './sample.ts'
import { initialMatches } from './selectorState.ts'

const sample = samples.zh

describe('the sample page', () => {
  it('is in the language of the reader, and the same otherwise', () => {
    const [zh = [], en = []] = [samples.zh, samples.en].map((root) =>
      flattenSample(root).map(writeTag),
    )
    expect([zh[0], en[0]]).toEqual(['<html lang="zh-CN">', '<html lang="en">'])
    expect(en.slice(1)).toEqual(zh.slice(1))
  })

  it('is shown as it would be written in HTML', () => {
    const tags = flattenSample(sample).map(writeTag)
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
