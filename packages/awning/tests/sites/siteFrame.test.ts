import { expect, it } from 'vitest'
import { failureOf, openFixture } from './openFixture.ts'

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const iconLinks = (html = '') => html.match(/<link rel="(?:apple-touch-)?icon"[^>]*>/g) ?? []

it('the footer has columns of links and of text, a line of its own, and a copyright with links', async () => {
  const site = openFixture(
    {},
    {
      offline: false,
      footer: {
        columns: [
          { text: { zh: '**灯**的文档', en: 'Docs of the **lamp**' } },
          { title: 'More', links: [{ label: 'Blog', to: '/blog' }] },
        ],
        text: 'Made by [Ann](https://ann.example), [about](/docs/)',
        copyright: '© 2022 [Lamp](/)',
      },
      announcement: { id: 'a', text: 'Version 2 [is *out*](/blog/hello)' },
    },
  )
  await site.build()
  const html = site.read('en/docs/index.html') ?? ''
  const footer = html.slice(html.indexOf('<footer '), html.indexOf('</footer>'))
  expect(footer).toMatch(
    /<section><p class="[^"]+">Docs of the <strong>lamp<\/strong><\/p><\/section>/,
  )
  expect(footer).toContain('<section><h2>More</h2><ul><li><a href="/en/blog">Blog</a></li></ul>')
  expect(footer).toContain(
    '<a href="https://ann.example" target="_blank" rel="noopener noreferrer">',
  )
  expect(footer).toContain('<a href="/en/docs/">about</a>')
  expect(footer).toContain('<p>© 2022 <a href="/en/">Lamp</a></p>')
  expect(html).toContain('<p>Version 2 <a href="/en/blog/hello">is <em>out</em></a></p>')
  expect(site.read('en/blog/rss.xml')).toContain('<copyright>© 2022 Lamp</copyright>')
})

it('links of the footer’s texts and of the announcement are checked like all others', async () => {
  const site = openFixture(
    {},
    {
      footer: { columns: [{ text: '[a](/nope)' }], text: '[b](/gone)', copyright: '[c](/lost)' },
      announcement: { id: 'a', text: '[d](/missing)' },
    },
  )
  const failure = await failureOf(site)
  expect(failure).toContain('footer.columns[0].text: the link /nope leads to no page')
  expect(failure).toContain('footer.text: the link /gone leads to no page')
  expect(failure).toContain('footer.copyright: the link /lost leads to no page')
  expect(failure).toContain('announcement.text: the link /missing leads to no page')
})

it('a site without icons names none, and has no footer if it wants none', async () => {
  const site = openFixture({}, { footer: false })
  await site.build()
  expect(iconLinks(site.read('index.html'))).toEqual([])
  expect(site.read('index.html')).not.toContain('<footer')
  expect(site.read('index.html')).not.toContain('icon-512')
  expect(JSON.parse(site.read('manifest.webmanifest') ?? '')).toMatchObject({ icons: [] })
  expect(site.read('blog/atom.xml')).not.toMatch(/<(?:icon|logo)>/)
  expect(site.read('blog/rss.xml')).not.toContain('<image>')
})

it('icons are linked where their files exist, also when one is added later', async () => {
  const site = openFixture({ 'public/favicon.svg': icon, 'public/icon-512.png': 'x' })
  await site.build()
  const svg = '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>'
  expect(iconLinks(site.read('index.html'))).toEqual([svg])
  expect(site.read('index.html')).toContain('"logo":"https://fixture.example/icon-512.png"')
  expect(site.read('blog/atom.xml')).toContain('<icon>https://fixture.example/favicon.svg</icon>')
  expect(JSON.parse(site.read('manifest.webmanifest') ?? '')).toMatchObject({
    icons: [{ src: '/favicon.svg' }, { src: '/icon-512.png' }],
  })
  site.write('public/apple-touch-icon.png', 'x')
  site.write('public/favicon.ico', 'x')
  await site.build()
  expect(iconLinks(site.read('docs/index.html'))).toEqual([
    '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
    svg,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  ])
})

it('the icon of the settings replaces those that are found, and has to exist', async () => {
  const files = { 'public/favicon.svg': icon, 'public/brand/mark.png': 'x' }
  const site = openFixture(files, { favicon: '/brand/mark.png' })
  await site.build()
  expect(iconLinks(site.read('index.html'))).toEqual(['<link rel="icon" href="/brand/mark.png"/>'])
  const broken = openFixture(files, { favicon: '/mark.png' })
  expect(await failureOf(broken)).toContain('favicon names "/mark.png", which does not exist')
})
