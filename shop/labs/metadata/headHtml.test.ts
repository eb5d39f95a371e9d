import { describe, expect, it } from 'vitest'
import { codecOf } from './codec.ts'
import { headHtml } from './headHtml.ts'

const page = codecOf('zh').initial

describe('headHtml', () => {
  it('writes the title with the name of the site after it, before it or without it', () => {
    const titled = { ...page, title: '元数据' }
    expect(headHtml(titled, '')).toContain('<title>元数据 · 杂货铺</title>')
    expect(headHtml({ ...titled, place: 'before' }, '')).toContain('<title>杂货铺 · 元数据</title>')
    expect(headHtml({ ...titled, place: 'none' }, '')).toContain('<title>元数据</title>')
  })

  it('lets no text end its element', () => {
    const html = headHtml({ ...page, title: '谈谈</title><script>&' }, '')
    expect(html).toContain('<title>谈谈&lt;/title>&lt;script>&amp; · 杂货铺</title>')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  it('lets no quote end its value', () => {
    const html = headHtml({ ...page, description: '他说"a<b>c" & 走了' }, '')
    expect(html).toContain('content="他说&quot;a&lt;b&gt;c&quot; &amp; 走了"')
  })

  it('puts a typed line break as a space', () => {
    expect(headHtml({ ...page, description: '一行\n\n两行' }, '')).toContain('content="一行 两行"')
  })

  it('names Open Graph with property and the rest with name', () => {
    const html = headHtml(page, '一枚红印')
    expect(html).toContain('<meta property="og:title"')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(html).not.toMatch(/name="og:/)
  })

  it('writes no line for what is empty', () => {
    const bare = {
      ...page,
      title: ' ',
      description: '',
      siteName: '',
      url: 'docs',
      ogTitle: '',
      image: 'none' as const,
      icon: false,
    }
    expect(headHtml(bare, '一枚红印').split('\n')).toEqual([
      '<meta property="og:type" content="article" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ])
  })

  it('writes robots only to forbid something', () => {
    expect(headHtml(page, '')).not.toContain('robots')
    expect(headHtml({ ...page, robots: 'noindex' }, '')).toContain(
      '<meta name="robots" content="noindex" />',
    )
  })

  it('describes the picture only if it is to and if there is one', () => {
    expect(headHtml(page, '一枚红印')).toContain('og:image:alt" content="一枚红印"')
    expect(headHtml({ ...page, alt: false }, '一枚红印')).not.toContain('og:image:alt')
    expect(headHtml({ ...page, image: 'none' }, '一枚红印')).not.toContain('og:image')
  })

  it('takes the address of the picture from that of the page, unless it is to be relative', () => {
    const there = { ...page, url: 'https://shop.example/a' }
    expect(headHtml(there, '')).toContain('content="https://shop.example/og/page.png"')
    expect(headHtml({ ...there, image: 'relative' }, '')).toContain('content="/og/page.png"')
  })
})
