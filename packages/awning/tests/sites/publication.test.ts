import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import { en } from '../../src/i18n/en.ts'
import { format } from '../../src/i18n/format.ts'
import { checkSite } from '../../src/node/checkSite.ts'
import { scheduledText } from '../../src/node/scheduledText.ts'
import { silent } from '../../src/node/progress.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import type { Files } from './fixtureFiles.ts'
import { failureOf, isUpToDate, openFixture, page, problemsIn } from './openFixture.ts'

const a = 'content/zh/docs/a.md'
const untranslated = format(en.untranslated, { language: 'Chinese' })

/** The usual fixture has a warning about its index. */
const fixture = (files: Files, settings: Partial<SiteSettings> = {}) =>
  openFixture(
    { 'content/zh/docs/index.md': '', 'content/zh/docs/start.md': page('开始'), ...files },
    settings,
  )

const before = '2029-12-31T23:59:59Z'
const onTime = '2030-01-01T00:00:00Z'

describe('a date in the future', () => {
  const files = {
    'content/zh/blog/2030-01-01-party.md': page('新年会', '来吧。', 'slug: party'),
    'content/en/blog/2030-01-01-party.md': page('The party', 'Come.', 'slug: party'),
    'content/zh/blog/2029-01-01-early.md': page(
      '推迟',
      '等等。',
      'slug: early',
      'date: 2030-01-01',
    ),
    'content/zh/docs/plan.md': page('计划', '以后。', 'date: 2030-01-01'),
    'pages/fair.md': page('集市', '明年。', 'date: 2030-01-01 08:00+08:00'),
  }
  const pages = ['blog/party', 'en/blog/party', 'blog/early', 'docs/plan', 'fair'].map(
    (path) => `${path}/index.html`,
  )
  const lists = [
    'index.html',
    'blog/index.html',
    'en/blog/index.html',
    'blog/rss.xml',
    'sitemap.xml',
  ]

  it('keeps a page out of every build before it, in each language, and not out of one at that moment', async () => {
    const site = fixture(files)
    const { scheduled, warnings } = await site.build(silent, before)
    expect(warnings).toEqual([])
    for (const path of pages) expect([path, site.read(path)]).toEqual([path, undefined])
    for (const path of lists)
      expect(site.read(path)).not.toMatch(
        /party|blog\/early|docs\/plan|\/fair|新年会|推迟|计划|集市/,
      )
    expect(scheduled).toEqual(
      [
        'pages/fair.md',
        'content/zh/docs/plan.md',
        'content/zh/blog/2029-01-01-early.md',
        'content/zh/blog/2030-01-01-party.md',
      ].map((file) => ({ file, from: '2030-01-01T00:00:00.000Z' })),
    )

    const later = await site.build(silent, onTime)
    expect(later.scheduled).toEqual([])
    for (const path of pages) expect([path, site.read(path)]).toEqual([path, expect.any(String)])
    expect(site.read('blog/rss.xml')).toContain('party')
  })

  it('ends the validity of a build: nothing has changed until that moment, and then something has', async () => {
    const site = fixture(files)
    await site.build(silent, before)
    expect(isUpToDate(site, {}, before)).toBe(true)
    expect(isUpToDate(site, {}, onTime)).toBe(false)
  })

  it('is listed for the owner of the site, in its time zone', () => {
    const scheduled = [
      { file: 'a.md', from: '2029-12-31T16:00:00.000Z' },
      { file: 'b.md', from: '2030-05-01T00:00:00.000Z' },
    ]
    expect(scheduledText(scheduled, { timeZone: 'Asia/Shanghai' })).toBe(
      [
        'Scheduled, and not part of the site yet:',
        '  2030-01-01 00:00 (Asia/Shanghai)  a.md',
        '  2030-05-01 08:00 (Asia/Shanghai)  b.md',
        'Build again after 2030-01-01 00:00 (Asia/Shanghai) to publish the first of them.',
      ].join('\n'),
    )
    expect(scheduledText([], { timeZone: 'UTC' })).toBe('')
  })

  it('begins at midnight in the time zone of the settings', async () => {
    const site = fixture(files, { timeZone: 'Asia/Shanghai' })
    const { scheduled } = await site.build(silent, '2029-12-31T15:59:59Z')
    expect(scheduled.find(({ file }) => file.endsWith('plan.md'))?.from).toBe(
      '2029-12-31T16:00:00.000Z',
    )
    await site.build(silent, '2029-12-31T16:00:00Z')
    expect(site.read('docs/plan/index.html')).toBeDefined()
  })

  it('with a time without a zone is in that zone in feeds too, and on the day that is written', async () => {
    const post = 'content/zh/blog/2030-01-02-early.md'
    const site = fixture(
      { [post]: '---\ntitle: Early\ndate: 2030-01-02 05:00\n---\n\nText.\n' },
      { timeZone: 'Asia/Shanghai' },
    )
    await site.build(silent, '2030-01-01T21:00:00Z')
    expect(site.read('blog/atom.xml')).toContain('<published>2030-01-02T05:00:00.000+08:00<')
    expect(site.read('blog/rss.xml')).toContain('Tue, 01 Jan 2030 21:00:00 GMT')
    expect(site.read('blog/2030/01/02/early/index.html')).toMatch(
      /<time dateTime="2030-01-02">2030年1月2日</i,
    )
  })

  it('of a translation alone shows the original until then', async () => {
    const site = fixture({
      [a]: page('甲', '原文。'),
      'content/en/docs/a.md': page('A', 'Translated.', 'date: 2030-01-01'),
    })
    const { scheduled } = await site.build(silent, before)
    expect(scheduled.map(({ file }) => file)).toEqual(['content/en/docs/a.md'])
    const html = site.read('en/docs/a/index.html')
    expect(html).toContain('原文。')
    expect(html).toContain(untranslated)
    await site.build(silent, onTime)
    expect(site.read('en/docs/a/index.html')).toContain('Translated.')
  })

  it('of an original is that of its translation too', async () => {
    const site = fixture({
      'content/zh/blog/2030-01-01-b.md': page('乙', '文。', 'slug: b', 'date: 2020-01-01'),
      'content/en/blog/2030-01-01-b.md': page('B', 'Text.', 'slug: b'),
    })
    await site.build(silent, before)
    expect(site.read('en/blog/b/index.html')).toContain('January 1, 2020')
  })
})

describe('a draft', () => {
  it('that is a translation is replaced by the original, with the usual notice', async () => {
    const site = fixture({
      [a]: page('甲', '原文。'),
      'content/en/docs/a.md': page('A', 'Half.', 'draft: true'),
      'content/zh/docs/b.md': page('乙', '[甲](/docs/a) [甲](./a.md)'),
      'content/en/docs/b.md': page('B', '[A](/docs/a) [A](./a.md)'),
      'pages/about.md': page('关于', '原文。'),
      'pages/en/about.md': page('About', 'Half.', 'draft: true'),
      'content/en/blog/2022-01-01-hello.md': page('Hello', 'Half.', 'draft: true'),
    })
    const { warnings } = await site.build()
    expect(warnings).toEqual([])
    for (const path of ['en/docs/a', 'en/about', 'en/blog/hello']) {
      expect(site.read(`${path}/index.html`), path).toContain(untranslated)
      expect(site.read(`${path}/index.html`), path).not.toContain('Half.')
    }
  })

  it('that is an original hides its translations, also one that says otherwise', async () => {
    const site = fixture({
      [a]: page('甲', '原文。', 'draft: true'),
      'content/en/docs/a.md': page('A', 'Translated.', 'draft: false'),
    })
    await site.build()
    expect(site.read('docs/a/index.html')).toBeUndefined()
    expect(site.read('en/docs/a/index.html')).toBeUndefined()
  })

  it('can be named already by a sidebar, a path, requires and a neighbour', async () => {
    const site = fixture(
      {
        [a]: page(
          '甲',
          '文。',
          'requires: [later/soon, ./later/soon.md]',
          'pagination_next: later/soon',
        ),
        'content/zh/docs/later/soon.md': page('快了', '文。', 'draft: true'),
      },
      {
        docs: {
          sidebars: { main: { items: ['a', 'later/soon'] }, later: { folder: 'later' } },
          paths: [{ id: 'first', title: { zh: '入门', en: 'First' }, docs: ['a', 'later/soon'] }],
        },
      },
    )
    const { warnings } = await site.build()
    expect(warnings).toEqual([])
    expect(site.read('docs/a/index.html')).not.toContain('soon')
  })
})

describe('a link to a page that is not published', () => {
  it('says so, with its own file and line, whether it names the file or the address', async () => {
    const site = fixture({
      'content/zh/docs/secret.md': page('秘', '文。', 'draft: true'),
      'content/zh/blog/2999-05-01-far.md': page('远', '文。', 'slug: far'),
      [a]: page(
        '甲',
        '[秘](./secret.md)\n\n[秘](/docs/secret)\n\n[远](/blog/far)\n\n[远](../blog/2999-05-01-far.md)',
      ),
    })
    const draft = 'leads to content/zh/docs/secret.md, which is a draft'
    const far =
      'leads to content/zh/blog/2999-05-01-far.md, which is scheduled for 2999-05-01 00:00 (UTC)'
    const expected = [
      ['5:1', 'warning', `the link to ./secret.md ${draft}`],
      ['7:1', 'error', `the link /docs/secret ${draft}`],
      ['9:1', 'error', `the link /blog/far ${far}`],
      ['11:1', 'warning', `the link to ../blog/2999-05-01-far.md ${far}`],
    ]
    const problems = problemsIn(await failureOf(site))
    expect(problems.map(({ place, severity, message }) => [place, severity, message])).toEqual(
      expected,
    )
    expect(problems.map(({ file }) => file)).toEqual([a, a, a, a])
    expect(problems[0]?.hint).toContain('Publish it first')

    const config = defineSite(plainSettings, {})
    const checked = await checkSite({
      root: site.root,
      config,
      cacheDir: join(site.root, '.cache'),
    })
    expect(checked.diagnostics.map(({ message }) => message).toSorted()).toEqual(
      expected.map(([, , message]) => message).toSorted(),
    )
    expect(checked.scheduled).toHaveLength(1)
  })

  it('of the settings names the option', async () => {
    const items = [{ label: { zh: '秘', en: 'S' }, to: '/docs/secret' }]
    const site = fixture(
      { 'content/zh/docs/secret.md': page('秘', '文。', 'draft: true') },
      { navbar: { items } },
    )
    expect(await failureOf(site)).toContain(
      'navbar.items[0].to: the link /docs/secret leads to content/zh/docs/secret.md, which is a draft',
    )
  })
})
