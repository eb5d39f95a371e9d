import { describe, expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { Doc, Post } from '../../content/model.ts'
import { docData, postData } from './articleData.ts'
import { websiteData } from './websiteData.ts'

const body = { kind: 'blocks', hash: '', blocks: [], hasDiagram: false } as const
const entry = {
  locale: 'en',
  textLocale: 'en',
  file: '',
  path: '/blog/first',
  title: 'First',
  description: 'The first.',
  keywords: [],
  stale: false,
  body,
  toc: [],
} as const
const post: Post = {
  ...entry,
  preview: body,
  date: '2022-04-10T00:00:00.000Z',
  tags: [{ segment: '工具', label: 'Tools', path: '/blog/tags/工具' }],
  authors: [{ key: 'owner', name: 'Owner', url: '/about' }],
  truncated: false,
}
const doc: Doc = { ...entry, id: 'a', showTitle: true, sidebarLabel: 'A', paginationLabel: 'A' }
const blog: PostsConfig = {
  id: 'blog',
  path: '/blog',
  kind: 'article',
  title: { zh: '博客', en: 'Blog' },
  description: { zh: '' },
  accent: 'site',
  sidebarTitle: { zh: '' },
  sidebarCount: 5,
  pageSize: 10,
  archivePageSize: 100,
  readingTime: true,
}
const site = defineSite({ ...plainSettings, social: {} }, {})
const origin = 'https://fixture.example'

describe('the structured data of a post', () => {
  it('names the author, text, dates, language and the blog it is part of', () => {
    expect(postData(site, blog, { ...post, updated: '2023-01-02' })).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'First',
      description: 'The first.',
      url: `${origin}/en/blog/first`,
      inLanguage: 'en',
      datePublished: '2022-04-10T00:00:00.000Z',
      dateModified: '2023-01-02',
      keywords: ['Tools'],
      author: [{ '@type': 'Person', name: 'Owner', url: `${origin}/about` }],
      image: { url: `${origin}/social/en/blog/first.png`, width: 1200, height: 630 },
      isPartOf: { '@type': 'Blog', name: 'Blog', isPartOf: { '@id': `${origin}/en/#website` } },
    })
  })

  it('has no modification date before the date of publication', () => {
    const early = postData(site, blog, { ...post, updated: '2022-04-09' })
    expect(early).toMatchObject({ dateModified: post.date })
  })

  it('names the site as author of a post without authors', () => {
    const { author } = postData(site, blog, { ...post, authors: [] })
    expect(author).toMatchObject({ '@type': 'Organization', name: 'Fixture' })
  })

  it('contains the image that its author chose, with its size', () => {
    const { image } = postData(site, blog, { ...post, image: { src: '/a.png' } })
    expect(image).toBe(`${origin}/a.png`)
  })

  it('contains no image where none is generated', () => {
    expect(postData({ ...site, social: false }, blog, post)).not.toHaveProperty('image')
  })

  it('has the address of the original page where a translation is missing', () => {
    expect(postData(site, blog, { ...post, textLocale: 'zh' })).toMatchObject({
      url: `${origin}/blog/first`,
      inLanguage: 'zh',
    })
  })
})

describe('the structured data of a doc', () => {
  it('has dates only where they are known', () => {
    expect(docData(site, doc)).not.toHaveProperty('datePublished')
    expect(docData(site, doc)).not.toHaveProperty('dateModified')
    const dated = { ...doc, created: '2022-01-02', updated: '2023-01-02' }
    expect(docData(site, dated)).toMatchObject({
      '@type': 'TechArticle',
      datePublished: '2022-01-02',
      dateModified: '2023-01-02',
      isPartOf: { '@type': 'WebSite', '@id': `${origin}/en/#website` },
    })
  })
})

describe('the structured data of the home page', () => {
  it('says how to search the site in its language', () => {
    expect(websiteData({ ...site, base: '/sub/' }, 'en')).toMatchObject({
      '@id': `${origin}/sub/en/#website`,
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/sub/en/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  })
})
