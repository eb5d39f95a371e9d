import { describe, expect, it } from 'vitest'
import { codecOf } from './codec.ts'
import { searchResult } from './searchResult.ts'

const page = codecOf('zh').initial

describe('searchResult', () => {
  it('shows about twenty-nine Han characters of a title', () => {
    const { title } = searchResult({ ...page, title: '字'.repeat(40), titlePosition: 'none' })
    expect(title.shown).toBe(`${'字'.repeat(28)}…`)
    expect(title.cut).toBe('字'.repeat(12))
  })

  it('cuts the end: the name of the site, or the title if the name comes first', () => {
    const long = { ...page, title: '字'.repeat(27) }
    expect(searchResult(long).title.cut).toContain('铺')
    expect(searchResult({ ...long, titlePosition: 'before' }).title.cut).toMatch(/^字+$/)
  })

  it('shows the address as a path', () => {
    expect(searchResult({ ...page, url: 'https://example.com/docs/%E4%B9%A6' }).path).toBe(
      'example.com › docs › 书',
    )
  })

  it('shows a segment of the path as it is if it cannot be decoded', () => {
    expect(searchResult({ ...page, url: 'https://example.com/%E4' }).path).toBe('example.com › %E4')
  })

  it('names the host where the site has no name', () => {
    expect(searchResult({ ...page, siteName: '' }).site).toBe('example.com')
  })

  it('is not listed with noindex', () => {
    expect(searchResult(page).listed).toBe(true)
    expect(searchResult({ ...page, robots: 'noindex' }).listed).toBe(false)
  })

  it('has no description with nosnippet, nor without one', () => {
    expect(searchResult({ ...page, robots: 'nosnippet' }).description).toBeUndefined()
    expect(searchResult({ ...page, description: ' ' }).description).toBeUndefined()
  })
})
