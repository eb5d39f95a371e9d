import { describe, expect, it } from 'vitest'
import { codecOf } from './codec.ts'
import { headHtml } from './headHtml.ts'

const page = codecOf('zh').initial

describe('headHtml', () => {
  it('writes the title with the name of the site after it, before it or without it', () => {
    const titled = { ...page, title: '元数据' }
    expect(headHtml(titled, '')).toContain('<title>元数据 · 杂货铺</title>')
    expect(headHtml({ ...titled, titlePosition: 'before' }, '')).toContain(
      '<title>杂货铺 · 元数据</title>',
    )
    expect(headHtml({ ...titled, titlePosition: 'none' }, '')).toContain('<title>元数据</title>')
  })

  it('escapes text that would end its element', () => {
    const html = headHtml({ ...page, title: '谈谈</title><script>&' }, '')
    expect(html).toContain('<title>谈谈&lt;/title>&lt;script>&amp; · 杂货铺</title>')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  it('escapes quotes that would end the attribute', () => {
    const html = headHtml({ ...page, description: '他说"a<b>c" & 走了' }, '')
    expect(html).toContain('content="他说&quot;a&lt;b&gt;c&quot; &amp; 走了"')
  })

  it('replaces a line break with a space', () => {
    expect(headHtml({ ...page, description: '一行\n\n两行' }, '')).toContain('content="一行 两行"')
  })

  it('writes Open Graph with property and other tags with name', () => {
    const html = headHtml(page, '一枚红印')
    expect(html).toContain('<meta property="og:title"')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(html).not.toMatch(/name="og:/)
  })

  it('writes no tag for an empty value', () => {
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

  it('describes the picture only if alt text is enabled and there is a picture', () => {
    expect(headHtml(page, '一枚红印')).toContain('og:image:alt" content="一枚红印"')
    expect(headHtml({ ...page, alt: false }, '一枚红印')).not.toContain('og:image:alt')
    expect(headHtml({ ...page, image: 'none' }, '一枚红印')).not.toContain('og:image')
  })

  it('takes the origin of the picture from the page, unless the address is relative', () => {
    const onShop = { ...page, url: 'https://shop.example/a' }
    expect(headHtml(onShop, '')).toContain('content="https://shop.example/og/page.png"')
    expect(headHtml({ ...onShop, image: 'relative' }, '')).toContain('content="/og/page.png"')
  })
})
