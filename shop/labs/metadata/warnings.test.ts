import { describe, expect, it } from 'vitest'
import { codecOf } from './codec.ts'
import { isMistake, warnings } from './warnings.ts'

const page = {
  ...codecOf('zh').initial,
  title: '元数据写给谁看',
  description: '字符集、标题、描述、Open Graph各管什么，该按什么次序写，写错了会在哪里难看。',
}

describe('warnings', () => {
  it('finds nothing wrong with a good head', () => {
    expect(warnings(page)).toEqual([])
  })

  it.each([
    ['noTitle', { title: ' ' }],
    ['longTitle', { title: '字'.repeat(30) }],
    ['siteTwice', { title: '元数据 - 杂货铺' }],
    ['noDescription', { description: '' }],
    ['longDescription', { description: '字'.repeat(70) }],
    ['shortDescription', { description: '一页。' }],
    ['noUrl', { url: '/docs/metadata' }],
    ['noUrl', { url: 'javascript:alert(1)' }],
    ['noImage', { image: 'none' as const }],
    ['relativeImage', { image: 'relative' as const }],
    ['noAlt', { alt: false }],
    ['noindex', { robots: 'noindex' as const }],
    ['nosnippet', { robots: 'nosnippet' as const }],
    ['sameOgTitle', { ogTitle: '元数据写给谁看 · 杂货铺' }],
    ['sameOgDescription', { ogDescription: page.description }],
    ['noIcon', { icon: false }],
  ] as const)('finds %s', (warning, change) => {
    expect(warnings({ ...page, ...change })).toEqual([warning])
  })

  it('finds a description that only repeats the title', () => {
    expect(warnings({ ...page, description: page.title })).toContain('sameDescription')
    expect(warnings({ ...page, description: `${page.title} · 杂货铺` })).toContain(
      'sameDescription',
    )
  })

  it('requires no alt text without a picture', () => {
    expect(warnings({ ...page, image: 'none', alt: false })).toEqual(['noImage'])
  })

  it('puts mistakes before hints', () => {
    expect(warnings({ ...page, icon: false, title: '' })).toEqual(['noTitle', 'noIcon'])
    expect(isMistake('noTitle')).toBe(true)
    expect(isMistake('noIcon')).toBe(false)
  })
})
