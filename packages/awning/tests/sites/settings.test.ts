import { describe, expect, it } from 'vitest'
import { openFixture, failureOf, page } from './openFixture.ts'
import type { FixtureSite } from './fixtureSite.ts'

/** Removes the settings of `fixtureSite` other than address and title. */
const nothing = {
  repository: undefined,
  tagline: undefined,
  locales: undefined,
  docs: undefined,
  posts: undefined,
  navbar: undefined,
  footer: undefined,
}

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

/** All style sheets of a page, concatenated. */
function stylesOf(site: FixtureSite, path: string): string {
  const links = (site.read(path) ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)
  return Array.from(links, ([, file = '']) => site.read(file) ?? '').join('\n')
}

describe('a site of which only address and title are given', () => {
  it('builds, in English, from content/en', async () => {
    const site = openFixture(
      {
        'content/zh/docs/index.md': '',
        'content/zh/blog/2022-01-01-hello.md': '',
        'content/en/docs/a.md': page('A'),
        'content/en/docs/b.md': page('B'),
      },
      { ...nothing, title: 'My docs' },
    )
    const { warnings } = await site.build()
    expect(warnings).toEqual([])
    const html = site.read('docs/a/index.html') ?? ''
    expect(html).toContain('<html lang="en" dir="ltr"')
    expect(html).toContain('<title>A | My docs</title>')
    expect(html).toMatch(/<span [^>]*aria-hidden="true"[^>]*>M<\/span><span>My docs/)
    expect(site.read('index.html')).toContain('<title>My docs</title>')
    expect(site.read('docs/index.html')).toContain('<h1>Docs</h1>')
  })

  it('says nothing of what it does not have', async () => {
    const site = openFixture(
      { 'content/en/docs/a.md': page('A'), 'content/en/docs/b.md': page('B') },
      { ...nothing, title: 'My docs' },
    )
    await site.build()
    const html = site.read('docs/a/index.html') ?? ''
    expect(html).not.toContain('Repository')
    expect(html).not.toContain('Languages')
    expect(html).not.toContain('<p></p>')
    expect(html).not.toMatch(/<a [^>]*title="Versions"/)
    expect(JSON.parse(site.read('manifest.webmanifest') ?? '')).not.toHaveProperty('description')
    expect(site.read('llms.txt')).not.toMatch(/^> *$/m)
  })
})

describe('an owner’s look', () => {
  it('is in the style sheet of every page, after the theme and in no layer', async () => {
    const site = openFixture(
      { 'theme/extra.css': '.navbar-extra{color:red}' },
      {
        docs: { accent: 'gold' },
        theme: {
          colors: { accent: { light: '#0b5394', dark: '#9fc5e8' }, background: '#fffffe' },
          fonts: { text: 'Inter, sans-serif' },
          css: './theme/extra.css',
        },
      },
    )
    await site.build()
    for (const path of ['index.html', 'docs/index.html', 'blog/hello/index.html', '404.html']) {
      const css = stylesOf(site, path)
      expect(css).toContain('--brand:#0b5394')
      expect(css).toContain('--sans:Inter, sans-serif')
      expect(css).toMatch(/}\n\.navbar-extra\{color:red\}$/m)
    }
    expect(stylesOf(site, 'docs/index.html')).toContain('{--accent:var(--gold)}')
    expect(site.read('docs/index.html')).toContain('name="theme-color" content="#fffffe"')
    expect(site.read('feed.css')).toContain('--brand:#0b5394')
    expect(site.read('manifest.webmanifest')).toContain('"theme_color": "#fffffe"')
  })

  it('changes with its file', async () => {
    const site = openFixture(
      { 'theme/extra.css': '.before{color:red}' },
      { theme: { css: './theme/extra.css' } },
    )
    await site.build()
    site.write('theme/extra.css', '.after{color:red}')
    const { renderedPages } = await site.build()
    expect(renderedPages).toBeGreaterThan(0)
    expect(stylesOf(site, 'docs/index.html')).toContain('.after')
    expect(stylesOf(site, 'docs/index.html')).not.toContain('.before')
  })

  it('is warned about where it cannot be read', async () => {
    const site = openFixture({}, { theme: { colors: { accent: '#ffcc00' } } })
    const { warningText } = await site.build()
    expect(warningText).toMatch(
      /site\.config\.ts\n[\s\S]*theme\.colors\.accent \(#ffcc00\) on .* has a contrast of 1\.\d+:1 in light mode/,
    )
  })

  it('needs its files', async () => {
    const site = openFixture({}, { theme: { css: './no.css' }, logo: { image: '/no.svg' } })
    const failure = await failureOf(site)
    expect(failure).toContain('theme.css names "./no.css", which does not exist')
    expect(failure).toContain('logo.image names "/no.svg", which does not exist')
  })
})

describe('an owner’s logo', () => {
  it('is a picture for each mode, with its text alternative', async () => {
    const site = openFixture(
      { 'public/logo.svg': logo, 'public/logo-dark.svg': logo },
      { logo: { image: { light: '/logo.svg', dark: '/logo-dark.svg' }, alt: 'A corner' } },
    )
    await site.build()
    const html = site.read('docs/index.html') ?? ''
    expect(html).toMatch(/<img [^>]*src="\/logo\.svg" alt="A corner" data-mode="light"/)
    expect(html).toMatch(/<img [^>]*src="\/logo-dark\.svg" alt="A corner" data-mode="dark"/)
  })

  it('marks the language of a letter that is not translated', async () => {
    const site = openFixture({}, { logo: { text: { zh: '文' } } })
    await site.build()
    expect(site.read('index.html')).toMatch(/<span class="[^"]*" aria-hidden="true">文</)
    expect(site.read('en/index.html')).toMatch(
      /<span class="[^"]*" aria-hidden="true" lang="zh">文</,
    )
  })
})

describe('an owner’s words', () => {
  it('replace those of the interface in one locale', async () => {
    const site = openFixture({}, { strings: { en: { notFoundTitle: 'Nothing here' } } })
    await site.build()
    expect(site.read('en/404.html')).toContain('Nothing here')
    expect(site.read('en/404.html')).toContain('Skip to main content')
    expect(site.read('404.html')).toContain('<h1>页面不存在</h1>')
  })
})
