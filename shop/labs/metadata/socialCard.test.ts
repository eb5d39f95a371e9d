import { describe, expect, it } from 'vitest'
import { codecOf } from './codec.ts'
import { socialCard } from './socialCard.ts'

const page = { ...codecOf('zh').initial, title: '元数据', ogTitle: '卡片标题' }

describe('socialCard', () => {
  it('takes Open Graph first', () => {
    const card = socialCard({ ...page, ogDescription: '卡片描述' })
    expect(card.title).toEqual({ text: { shown: '卡片标题', cut: '' }, source: 'og:title' })
    expect(card.description.source).toBe('og:description')
  })

  it('falls back to the title with the name of the site, and to the description', () => {
    const card = socialCard({ ...page, ogTitle: ' ' })
    expect(card.title).toEqual({ text: { shown: '元数据 · 杂货铺', cut: '' }, source: 'title' })
    expect(card.description.source).toBe('description')
  })

  it('has no source where no tag supplies the text', () => {
    const card = socialCard({ ...page, description: '' })
    expect(card.description).toEqual({ text: { shown: '', cut: '' }, source: undefined })
  })

  it('names the host where the site has no name', () => {
    const { site } = socialCard({ ...page, siteName: '' })
    expect(site).toEqual({ text: { shown: 'example.com', cut: '' }, source: 'url' })
  })

  it('is small without a picture, and a relative address gives none', () => {
    expect(socialCard(page)).toMatchObject({ large: true, picture: true })
    expect(socialCard({ ...page, image: 'relative' })).toMatchObject({
      large: false,
      picture: false,
    })
    expect(socialCard({ ...page, card: 'summary' })).toMatchObject({ large: false, picture: true })
  })
})
