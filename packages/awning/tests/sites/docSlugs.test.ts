import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { expectMistake } from './expectMistake.ts'
import { fixtureSite, plainConfig, type FixtureSite } from './fixtureSite.ts'
import { openFixture, page, problemsIn } from './openFixture.ts'
import { linksOf, namedNav } from './readPage.ts'

const folder = 'content/zh/docs'

describe('a doc with a slug', () => {
  let site: FixtureSite
  let warnings: string

  beforeAll(async () => {
    site = fixtureSite(
      {
        [`${folder}/guide/index.md`]: page('Guide', 'See [the layout](1-layout.md).'),
        [`${folder}/guide/1-layout.md`]: page(
          'Layout',
          'Next: [colours](./2-colours.md#x).',
          'slug: boxes',
        ),
        [`${folder}/guide/2-colours.md`]: page(
          'Colours',
          '## X',
          'slug: /looks/colour',
          'requires: [guide/layout]',
        ),
        [`${folder}/v1/index.md`]: page('Old guide'),
        [`${folder}/v1/guide/2-colours.md`]: page('Old colours', 'x', 'slug: /looks/colour'),
        'content/en/docs/guide/1-layout.md': page('Layout in English', 'x'),
        'content/en/docs/guide/2-colours.md': page('Colours in English', '## X', 'slug: /other'),
      },
      {
        docs: {
          versions: [
            { name: 'next', label: '2' },
            { name: 'v1', label: '1', path: '/docs/v1', banner: 'unmaintained' },
          ],
        },
      },
    )
    warnings = (await site.build()).warningText
    return () => site.remove()
  })

  it('has its address in its folder, or from the beginning of the docs on', () => {
    expect(site.read('docs/guide/boxes/index.html')).toContain('<h1>Layout</h1>')
    expect(site.read('docs/looks/colour/index.html')).toContain('<h1>Colours</h1>')
    for (const old of ['layout', 'colours'])
      expect(site.read(`docs/guide/${old}/index.html`), old).toBeUndefined()
  })

  it('is linked by its file, in the sidebar and by its neighbours', () => {
    expect(site.read('docs/guide/index.html')).toContain('href="/docs/guide/boxes"')
    const html = site.read('docs/guide/boxes/index.html') ?? ''
    expect(html).toContain('href="/docs/looks/colour#x"')
    const hrefs = (name: string) => linksOf(namedNav(html, name)).map(({ href }) => href)
    expect(hrefs(zh.docsSidebar)).toEqual(
      expect.arrayContaining(['/docs/guide/', '/docs/guide/boxes', '/docs/looks/colour']),
    )
    expect(hrefs(zh.docsPages)).toEqual(['/docs/guide/', '/docs/looks/colour'])
  })

  it('belongs to its version, and the same address of another version is the same page', () => {
    const old = site.read('docs/v1/looks/colour/index.html') ?? ''
    expect(old).toContain('<h1>Old colours</h1>')
    expect(linksOf(old).map(({ href }) => href)).toContain('/docs/looks/colour')
  })

  it('has the same address in every language, whatever a translation says', () => {
    expect(site.read('en/docs/guide/boxes/index.html')).toContain('Layout in English')
    expect(site.read('en/docs/looks/colour/index.html')).toContain('Colours in English')
    expect(namedNav(site.read('en/docs/guide/boxes/index.html') ?? '', en.docsPages)).toContain(
      'href="/en/docs/looks/colour"',
    )
    expect(problemsIn(warnings).filter(({ place }) => place !== '')).toMatchObject([
      {
        file: 'content/en/docs/guide/2-colours.md',
        place: '3:1',
        message: 'slug is not what the original says, and has no effect',
      },
    ])
  })
})

describe('the slug of a doc', () => {
  const file = `${folder}/guide/a.md`

  it.each([
    ['../b', /"\.\."/],
    ['a//b', /empty part/],
    ['//a', /empty part/],
    ['a?b', /\?/],
    ['index.html', /"index\.html"/],
    ['a%2fb', /%2f/],
  ])('is refused as %j', async (slug, message) => {
    const data = page('A', 'x', `slug: ${JSON.stringify(slug)}`)
    await expectMistake({ [file]: data }, { file, place: '3:1', message, hint: /./ })
  })

  it.each(['/404', '/en/a', '/sitemap.xml'])(
    'must not take what a site has at its root: %s',
    async (slug) => {
      const index = { [`${folder}/index.md`]: page('Start') }
      await expectMistake(
        { ...index, [file]: page('A', 'x', `slug: ${slug}`) },
        { file, place: '3:1', message: new RegExp(`^slug: the address ${slug} `), hint: /./ },
        { docs: { ...plainConfig.docs, path: '/' }, navbar: { items: [] } },
      )
    },
  )

  it('may be / for the doc at the beginning of the docs, and in any script', async () => {
    const site = openFixture(
      {
        [`${folder}/index.md`]: '',
        [`${folder}/start.md`]: page('Start', 'x', 'slug: /'),
        [file]: page('A', 'x', 'slug: 布局/第二/'),
      },
      { docs: { ...plainConfig.docs, path: '/' }, navbar: { items: [] } },
    )
    await site.build()
    expect(site.read('index.html')).toContain('<h1>Start</h1>')
    expect(site.read('guide/布局/第二/index.html')).toContain('<h1>A</h1>')
  })

  it('that another page has is reported where it is written', async () => {
    const site = openFixture({
      [`${folder}/guide/a.md`]: page('A'),
      [`${folder}/guide/b.md`]: page('B', 'x', 'slug: a'),
    })
    const { warningText } = await site.build()
    expect(problemsIn(warningText).filter(({ place }) => place !== '')).toMatchObject([
      {
        file: `${folder}/guide/b.md`,
        place: '3:1',
        message: `there are two pages at /docs/guide/a and the one of ${folder}/guide/a.md is used; this one is left out`,
      },
    ])
  })
})
