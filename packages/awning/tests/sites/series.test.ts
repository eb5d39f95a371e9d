import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { fixtureSite } from './fixtureSite.ts'
import { failureOf, openFixture, page } from './openFixture.ts'
import { headingsOf, linksOf, mainOf, namedNav, textOf } from './readPage.ts'

const part = (title: string, slug: string, ...more: string[]) =>
  page(title, 'Text.', `slug: ${slug}`, ...more)
const series =
  'blog:\n  cats: { title: { zh: 养猫, en: Cats }, description: 三天 }\n  dogs: { title: Dogs }\n'
const site = fixtureSite({
  'content/series.yml': series,
  'content/zh/blog/2022-01-01-hello.md': part('One', 'one', 'series: cats'),
  'content/zh/blog/2022-01-03-three.md': part('Three', 'three', 'series: cats'),
  'content/zh/blog/2022-01-02-two.md': part('Two', 'two', 'series: cats'),
  // A translation need not repeat it.
  'content/en/blog/2022-01-02-two.md': part('Second', 'two'),
  'content/zh/blog/2022-01-04-none.md': part('None', 'none'),
  'content/zh/blog/2022-01-05-alone.md': part('Alone', 'alone', 'series: dogs'),
})
const read = (path: string) => site.read(`${path}/index.html`) ?? ''
const boxOf = (path: string, label = zh.series) => namedNav(read(path), label) ?? ''

beforeAll(async () => {
  await site.build()
})
afterAll(() => site.remove())

describe('a post that is part of a series', () => {
  it('says which, with all parts in the order of their dates', () => {
    const box = boxOf('blog/two')
    expect(textOf(box)).toContain('《养猫》第2篇，共3篇')
    expect(linksOf(box).map(({ href }) => href)).toEqual([
      '/blog/series/cats',
      '/blog/one',
      '/blog/two',
      '/blog/three',
      '/blog/one',
      '/blog/three',
    ])
    expect(box).toMatch(/<a href="\/blog\/two"[^>]* aria-current="page"/)
    expect(textOf(boxOf('en/blog/two', en.series))).toContain('Part 2 of 3 of “Cats”')
  })

  it('has no previous part at the beginning and no next one at the end', () => {
    expect(textOf(boxOf('blog/one'))).not.toContain(zh.previousPart)
    expect(textOf(boxOf('blog/one'))).toContain(`${zh.nextPart} Two`)
    expect(textOf(boxOf('blog/three'))).toContain(`${zh.previousPart} Two`)
    expect(textOf(boxOf('blog/three'))).not.toContain(zh.nextPart)
  })

  it('that has no other part yet lists none', () => {
    expect(textOf(boxOf('blog/alone'))).toBe('《Dogs》第1篇，共1篇')
  })

  it('mentions it in its Markdown, in feeds and structured data; others have nothing of it', () => {
    expect(site.read('blog/two/index.md')).toContain(
      '- 系列：《[养猫](https://fixture.example/blog/series/cats)》第2篇，共3篇',
    )
    expect(read('blog/two')).toContain('"@type":"CreativeWorkSeries","name":"养猫"')
    const { items } = JSON.parse(site.read('blog/feed.json') ?? '{}')
    expect(items[3].content_html).toContain(
      '<p>《<a href="https://fixture.example/blog/series/cats">养猫</a>》第2篇，共3篇</p>',
    )
    expect(items[1].content_html).not.toContain('series')
    expect(namedNav(read('blog/none'), zh.series)).toBeUndefined()
    expect(site.read('blog/none/index.txt')).not.toContain('series')
  })
})

it('a series has a page with its parts, in every language', () => {
  const main = mainOf(read('blog/series/cats'))
  expect(headingsOf(main, 1)).toEqual(['养猫'])
  expect(textOf(main)).toContain('三天')
  expect(linksOf(main).map(({ text }) => text)).toEqual([zh.allSeries, 'One', 'Two', 'Three'])
  expect(linksOf(mainOf(read('en/blog/series/cats'))).map(({ text }) => text)).toEqual([
    en.allSeries,
    'One',
    'Second',
    'Three',
  ])
  expect(site.read('sitemap.xml')).toContain('https://fixture.example/blog/series/cats</loc>')
  expect(site.read('en/blog/series/cats/index.md')).toContain('2. [Second](')
})

describe('all series of a collection', () => {
  it('are on one page, with what they are about and how many posts they have', () => {
    const main = mainOf(read('blog/series'))
    expect(headingsOf(main, 1)).toEqual([zh.allSeries])
    expect(linksOf(main)).toMatchObject([
      { text: '养猫', href: '/blog/series/cats' },
      { text: 'Dogs', href: '/blog/series/dogs' },
    ])
    expect(textOf(main)).toMatch(/养猫\s*三天\s*3篇\s*Dogs\s*1篇/)
    expect(site.read('blog/series/index.md')).toContain(
      '- [养猫](https://fixture.example/blog/series/cats): 三天 (3篇)',
    )
    expect(site.read('sitemap.xml')).toContain('https://fixture.example/blog/series</loc>')
  })

  it('are linked from the list of posts and from each series', () => {
    for (const path of ['en/blog', 'en/blog/series/cats'])
      expect(linksOf(mainOf(read(path)))).toContainEqual(
        expect.objectContaining({ text: en.allSeries, href: '/en/blog/series' }),
      )
  })

  it('have no page where there is none', async () => {
    const none = openFixture({ 'content/zh/blog/2022-01-01-hello.md': part('One', 'one') })
    await none.build()
    expect(none.read('blog/series/index.html')).toBeUndefined()
    expect(none.read('blog/index.html')).not.toContain('/blog/series')
  })
})

it('an unknown series is an error that names the nearest one', async () => {
  const wrong = openFixture({
    'content/series.yml': series,
    'content/zh/blog/2022-01-01-hello.md': part('One', 'one', 'series: cat'),
  })
  await expect(wrong.build()).rejects.toThrow(
    /hello\.md\n\s+\d+:\d+ error: the series "cat" is not declared\n\s+Did you mean "cats"\?/,
  )
})

it('an unknown series is reported in the original alone', async () => {
  const wrong = openFixture({
    'content/series.yml': series,
    'content/zh/blog/2022-01-01-hello.md': part('One', 'one', 'series: cat'),
    'content/en/blog/2022-01-01-hello.md': page('One'),
  })
  const failure = await failureOf(wrong)
  expect(failure.match(/is not declared/g)).toHaveLength(1)
  expect(failure).not.toContain('content/en/')
})

it('a translation that names another series is warned about', async () => {
  const other = openFixture({
    'content/series.yml': series,
    'content/zh/blog/2022-01-01-hello.md': part('One', 'one', 'series: cats'),
    'content/en/blog/2022-01-01-hello.md': part('One', 'one', 'series: dogs'),
  })
  const { warningText } = await other.build()
  expect(warningText).toContain('series is not what the original says')
})
