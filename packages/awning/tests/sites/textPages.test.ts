import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkSite } from '../../src/node/checkSite.ts'
import { recordTranslations } from '../../src/node/recordTranslations.ts'
import { fixtureSite, plainConfig, type FixtureSite } from './fixtureSite.ts'
import { failureOf, openFixture, page, problemsIn } from './openFixture.ts'
import { headingsOf, linksOf, mainOf, textOf } from './readPage.ts'

const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>'

describe('a Markdown file in pages/', () => {
  let site: FixtureSite
  let warnings: string
  const at = (path: string) => mainOf(site.read(`${path}index.html`) ?? '')

  beforeAll(async () => {
    site = fixtureSite(
      {
        'pages/about.md': page(
          'About us',
          'Read [the docs](../content/zh/docs/a.md), [our history](team/history.md) and [the team](/team).\n\n![A dot](dot.svg)\n\n## People\n\nSome words about heptagons.',
          'description: Who we are',
        ),
        'pages/en/about.md': page(
          'About us, in English',
          'In [the docs](/docs/a).\n\n## People\n\nWords.',
        ),
        'pages/dot.svg': dot,
        'pages/team/index.md': page('The team'),
        'pages/team/history.md': page('Our history', 'Back [to us](../about.md#people).'),
        'pages/en/team/history.md': page(
          'History',
          'See [us](../about.md) and [the original](../../team/history.md).',
        ),
        'pages/_notes.md': page('Notes'),
        'pages/plan.md': page('Plan', 'Text.', 'draft: true'),
        'content/zh/docs/index.md': '',
        'content/zh/docs/a.md': page(
          'A',
          'More [about us](/pages/about.md#people) and [our history](../../../pages/team/history.md).',
        ),
      },
      { editUrl: 'https://code.fixture.example/edit/', social: {} },
    )
    execFileSync('git', ['init', '--quiet'], { cwd: site.root })
    execFileSync('git', ['add', 'pages/about.md'], { cwd: site.root })
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'a'],
      { cwd: site.root, env: { ...process.env, GIT_COMMITTER_DATE: '2022-02-03T12:00:00Z' } },
    )
    warnings = (await site.build()).warningText
    return () => site.remove()
  })

  it('is a page at the address of its path, without a warning', () => {
    expect(headingsOf(at('about/'), 1)).toEqual(['About us'])
    expect(headingsOf(at('team/'), 1)).toEqual(['The team'])
    expect(headingsOf(at('team/history/'), 1)).toEqual(['Our history'])
    expect(warnings).toBe('')
  })

  it('is no page if it begins with _ or is a draft', () => {
    expect(site.read('_notes/index.html')).toBeUndefined()
    expect(site.read('plan/index.html')).toBeUndefined()
  })

  it('has a title, a description and a canonical address', () => {
    const html = site.read('about/index.html')
    expect(html).toContain('<title>About us | Fixture</title>')
    expect(html).toContain('<meta name="description" content="Who we are"/>')
    expect(html).toContain('<link rel="canonical" href="https://fixture.example/about"/>')
  })

  it('links to other files by their paths on disk, and is linked to in the same way', () => {
    const hrefs = (path: string) => linksOf(at(path)).map(({ href }) => href)
    expect(hrefs('about/')).toEqual(expect.arrayContaining(['/docs/a', '/team/history', '/team']))
    expect(hrefs('docs/a/')).toEqual(expect.arrayContaining(['/about#people', '/team/history']))
    expect(hrefs('en/team/history/')).toEqual(
      expect.arrayContaining(['/en/about', '/en/team/history']),
    )
  })

  it('shows pictures that are next to it', () => {
    expect(at('about/')).toMatch(/<img[^>]*src="\/assets\/dot-[0-9a-f]{10}\.svg"/)
  })

  it('has a table of contents, an edit link, its last change and a Markdown file', () => {
    expect(linksOf(at('about/'))).toEqual(
      expect.arrayContaining([
        { href: '#people', text: 'People' },
        {
          href: 'https://code.fixture.example/edit/pages/about.md',
          text: expect.stringContaining('编辑'),
        },
        { href: '/about/index.md', text: expect.stringContaining('Markdown') },
      ]),
    )
    expect(textOf(at('about/'))).toContain('最近更新：2022/2/3')
    expect(site.read('about/index.md')).toContain('Some words about heptagons.')
  })

  it('is shown in the language of its translation, or with a notice without one', () => {
    expect(headingsOf(at('en/about/'), 1)).toEqual(['About us, in English'])
    expect(at('en/about/')).not.toContain('role="note"')
    expect(at('en/team/')).toMatch(/role="note".*<article lang="zh" dir="ltr"><h1>The team/)
    expect(site.read('en/team/index.html')).toContain(
      '<link rel="canonical" href="https://fixture.example/team/"/>',
    )
  })

  it('is in the sitemap, the search index, llms.txt and the social images', () => {
    expect(site.read('sitemap.xml')).toMatch(
      /<loc>https:\/\/fixture\.example\/about<\/loc>\s*<lastmod>2022-02-03<\/lastmod>/,
    )
    const index = site.read('search/zh-text-0.json') ?? ''
    expect(index).toContain('heptagons')
    expect(index).toContain('"/about"')
    expect(site.read('llms.txt')).toContain('[About us](https://fixture.example/about/index.md)')
    expect(site.read('social/zh/about.png')).toBeDefined()
  })
})

describe('pages/index.md', () => {
  it('is the home page, in place of the engine’s', async () => {
    const site = openFixture({ 'pages/index.md': page('Welcome') })
    const { warningText } = await site.build()
    expect(headingsOf(mainOf(site.read('index.html') ?? ''), 1)).toEqual(['Welcome'])
    expect(warningText).not.toContain('two pages at / ')
  })

  it('is a home page for docs at the root without an index', async () => {
    const site = openFixture(
      {
        'pages/index.md': page('Welcome'),
        'content/zh/docs/index.md': '',
        'content/zh/docs/a.md': page('A'),
      },
      {
        docs: { ...plainConfig.docs, path: '/' },
        navbar: { items: [{ label: 'Docs', to: '/a' }] },
      },
    )
    await site.build()
    expect(site.read('index.html')).toContain('<h1>Welcome</h1>')
  })
})

it('a page replaces a list that the engine makes, and is reported beside a text', async () => {
  const { root } = openFixture({
    'pages/blog.md': page('My posts'),
    'pages/docs.md': page('My docs'),
    'content/zh/docs/index.md': page('Docs'),
    'content/zh/blog/2022-01-01-a.md': page('A'),
  })
  const cacheDir = join(root, '.cache')
  const { routes, diagnostics } = await checkSite({ root, config: plainConfig, cacheDir })
  expect(routes.find(({ path }) => path === '/blog')?.file).toBe('pages/blog.md')
  expect(diagnostics.filter(({ message }) => message.includes('two pages'))).toMatchObject([
    { file: 'content/zh/docs/index.md', message: expect.stringContaining('pages/docs.md is used') },
  ])
})

describe('a mistake in a page', () => {
  it('is reported with its file and line', async () => {
    const report = await failureOf(
      openFixture({ 'pages/about.md': page('About', 'Text.', 'titel: x') }),
    )
    expect(problemsIn(report)).toMatchObject([
      { file: 'pages/about.md', place: '3:1', message: 'there is no field "titel"' },
    ])
  })

  it('is reported if a link leads nowhere, in check too', async () => {
    const site = openFixture({ 'pages/about.md': page('About', 'See [this](/nothing).') })
    expect(await failureOf(site)).toMatch(/^pages\/about\.md\n {2}5:5 error: the link \/nothing /m)
    const { diagnostics } = await checkSite({
      root: site.root,
      config: plainConfig,
      cacheDir: join(site.root, '.cache'),
    })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', file: 'pages/about.md', line: 5 }),
    )
  })

  it.each([
    ['pages/404.md', '/404', 'NotFound'],
    ['pages/assets.md', '/assets', 'Choose another name'],
    ['pages/zh/a.md', '/zh/a', 'in pages/ itself'],
  ])('is reported for %s, whose address is taken', async (file, address, hint) => {
    const report = await failureOf(openFixture({ [file]: page('A') }))
    expect(problemsIn(report)).toMatchObject([
      {
        file,
        message: expect.stringContaining(`the address ${address} follows from the file name`),
        hint: expect.stringContaining(hint),
      },
    ])
  })

  it('is reported with both files where two pages have one address', async () => {
    const site = openFixture({
      'pages/docs/a.md': page('Of pages', 'The word heptagon.'),
      'content/zh/docs/a.md': page('Of docs', 'The word octagon.'),
    })
    const { warningText } = await site.build()
    expect(problemsIn(warningText)).toContainEqual(
      expect.objectContaining({
        file: 'content/zh/docs/a.md',
        message: expect.stringContaining('at /docs/a and the one of pages/docs/a.md is used'),
        hint: expect.stringContaining('Rename'),
      }),
    )
    expect(site.read('docs/a/index.html')).toContain('<h1>Of pages</h1>')
    const index = site.read('search/zh-text-0.json')
    expect(index).toContain('heptagon')
    expect(index).not.toContain('octagon')
    for (const file of ['index.html', 'docs/index.html', 'llms.txt'])
      expect(site.read(file), file).not.toContain('Of docs')
  })

  it('is reported if a translation has no original', async () => {
    const { warningText } = await openFixture({ 'pages/en/about.md': page('About') }).build()
    expect(problemsIn(warningText)).toContainEqual(
      expect.objectContaining({
        file: 'pages/en/about.md',
        message: expect.stringContaining('pages/about.md, which does not exist'),
      }),
    )
  })

  it('leaves no picture outside of pages/ in the output', async () => {
    const report = await failureOf(
      openFixture({
        'pages/about.md': page('About', '![Dot](../private/dot.svg)'),
        'private/dot.svg': dot,
      }),
    )
    expect(problemsIn(report)).toMatchObject([
      { file: 'pages/about.md', message: expect.stringContaining('lies outside of pages/') },
    ])
  })
})

describe('a translation of a page', () => {
  it('is up to date once that is recorded, and stale when the original changes', async () => {
    const site = openFixture({
      'pages/about.md': page('About'),
      'pages/en/about.md': page('About, in English'),
    })
    expect(recordTranslations(site.root, plainConfig, ['pages/en/about.md'])).toEqual([
      { text: expect.stringMatching(/^pages\/en\/about\.md: up to date/), isRecorded: true },
    ])
    const stateOf = async () => {
      const { root } = site
      const checked = await checkSite({ root, config: plainConfig, cacheDir: join(root, '.cache') })
      return checked.translations.find(({ key }) => key === 'pages/about.md')?.state
    }
    expect(await stateOf()).toBe('current')
    site.write('pages/about.md', page('About', 'Another text.'))
    expect(await stateOf()).toBe('stale')
    await site.build()
    expect(site.read('en/about/index.html')).toContain('role="note"')
  })
})
