import { expect, it } from 'vitest'
import { failureOf, openFixture, page } from './openFixture.ts'

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

/** The parts of a document that show the navbar and the slide-in menu. */
function navigation(html: string): { bar: string; menu: string } {
  const bar = html.slice(html.indexOf('<header '), html.indexOf('</header>'))
  const menu = html.slice(html.indexOf('id="Menu"'), html.indexOf('<main'))
  return { bar, menu }
}

it('the navbar has links to other sites, menus, icons and a button, and so has the slide-in menu', async () => {
  const site = openFixture(
    { 'public/mark.svg': icon },
    {
      navbar: {
        items: [
          { label: { zh: '文档', en: 'Docs' }, to: '/docs' },
          { label: 'Status', to: 'https://status.example' },
          { label: 'Mail', to: 'mailto:a@example.com' },
          {
            label: 'More',
            items: [
              { label: 'Blog', to: '/blog' },
              { label: 'Chat', to: 'https://chat.example' },
            ],
          },
          { label: 'Source', to: 'https://code.example', icon: 'github', look: 'icon' },
          { label: 'Mark', to: '/blog/hello', icon: '/mark.svg' },
          { label: 'Begin', to: '/docs', look: 'button' },
        ],
      },
    },
  )
  await site.build()
  const { bar, menu } = navigation(site.read('en/index.html') ?? '')
  for (const part of [bar, menu]) {
    expect(part).toContain('href="/en/docs"')
    expect(part).toContain(
      '<a href="https://status.example" target="_blank" rel="noopener noreferrer"',
    )
    expect(part).toContain('<a href="mailto:a@example.com">Mail</a>')
    expect(part).toContain('href="/en/blog"')
    expect(part).toContain('<a href="https://chat.example" target="_blank"')
    expect(part).toContain('src="/mark.svg" alt=""')
  }
  expect(bar).toMatch(/<button[^>]* popoverTarget="nav-menu-3"[^>]*aria-label="More"/i)
  expect(bar).toMatch(/<div id="nav-menu-3" popover="auto"><ul>/)
  expect(menu).toMatch(/<details><summary>.*?More.*?<\/summary><ul>/)
  expect(bar).toMatch(/<svg[^>]*aria-hidden="true".*?<span class="visually-hidden">Source<\/span>/)
  expect(menu).not.toContain('<span class="visually-hidden">Source</span>')
  const [start = '', end = ''] = bar.split('data-do="search"')
  expect(start).toContain('Status')
  expect(end).toMatch(/Source.*Begin/)
})

it('a navbar of plain links links no styles and no scripts of menus', async () => {
  const plain = openFixture({})
  await plain.build()
  const rich = openFixture(
    {},
    { navbar: { items: [{ label: 'More', items: [{ label: 'Docs', to: '/docs' }] }] } },
  )
  await rich.build()
  const stylesOf = (site: typeof plain) =>
    Array.from(
      (site.read('index.html') ?? '').matchAll(/rel="stylesheet" href="\/([^"]+)"/g),
      ([, file = '']) => site.read(file) ?? '',
    ).join('')
  expect(stylesOf(rich)).toContain('--nav-menu')
  expect(stylesOf(plain)).not.toContain('--nav-menu')
  expect(rich.read('index.html')).toContain('CloseOnNavigation')
  expect(plain.read('index.html')).not.toContain('CloseOnNavigation')
})

it('an icon that is no file is a mistake', async () => {
  const site = openFixture(
    {},
    { navbar: { items: [{ label: 'A', to: '/docs', icon: '/no.svg' }] } },
  )
  expect(await failureOf(site)).toContain('navbar.items[0].icon names "/no.svg"')
})

it.each([
  ['one link to the docs leads to the version of the page', '/docs', ['/docs'], ['/docs/v1/']],
  ['several lead to their own pages', '/docs', ['/docs/a', '/docs/b'], ['/docs/a', '/docs/b']],
  ['a link beside docs at / leads to its own page', '/', ['/', '/blog'], ['/v1/', '/blog']],
])('with versions, %s', async (_, path, links, hrefs) => {
  const prefix = path === '/' ? '/v1' : `${path}/v1`
  const site = openFixture(
    {
      'content/zh/docs/index.md': page('Start'),
      'content/zh/docs/a.md': page('A'),
      'content/zh/docs/b.md': page('B'),
      'content/zh/docs/v1/index.md': page('Old'),
    },
    {
      docs: {
        path,
        versions: [
          { name: '2', label: '2' },
          { name: '1', label: '1', path: prefix },
        ],
      },
      navbar: { items: links.map((to, at) => ({ label: `Link ${at}`, to })) },
    },
  )
  await site.build()
  const { bar } = navigation(site.read(`${prefix.slice(1)}/index.html`) ?? '')
  const found = Array.from(bar.matchAll(/<a[^>]* href="([^"]+)"[^>]*>Link/g), ([, href]) => href)
  expect(found).toEqual(hrefs)
})
