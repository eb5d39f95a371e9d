import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'
import { headingsOf, linksOf, mainOf, namedNav, textOf } from './readPage.ts'
import { createTaskSite, readTasks, type RunResult } from './taskSite.ts'

const docs = (name: string) => readFileSync(join(repositoryRoot, 'docs', name), 'utf8')
const markdown = docs('TASKS.md')
const tasks = readTasks(markdown)

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M0 0h90v60z"/></svg>'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** The pictures that the tasks speak of. */
const pictures = {
  'public/logo.svg': picture,
  'public/favicon.svg': picture,
  'public/card.png': pixel,
  'public/fonts/lora.woff2': '',
  'content/en/docs/writing/lamp.svg': picture,
}

describe('docs/TASKS.md', () => {
  const titles = Array.from(markdown.matchAll(/^## (.*)$/gm), ([, title = '']) => title)

  it('has 25 tasks, in order', () => {
    expect(titles).toHaveLength(25)
    expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(titles.map((_, at) => at + 1))
  })

  it('sets each option once', () => {
    const names = tasks.options.map((text) => /^\w+/.exec(text)?.[0])
    expect(names).toEqual([...new Set(names)])
  })

  it('links to sections that exist', () => {
    for (const [, file = '', id] of markdown.matchAll(/\]\((\w+\.md)(?:#([\w-]+))?\)/g)) {
      const ids = Array.from(docs(file).matchAll(/^#{2,} (.*)$/gm), ([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      )
      if (id !== undefined) expect(ids).toContain(id)
    }
  })
})

describe('a site made of the examples of docs/TASKS.md', () => {
  let read: (path: string) => string
  let previewed: RunResult
  let commands: RunResult[]
  let checked: RunResult
  let built: RunResult
  const page = (path: string) => read(`dist/${path}/index.html`)
  const main = (path: string) => mainOf(page(path))

  beforeAll(async () => {
    const site = createTaskSite(tasks, pictures)
    read = site.read
    previewed = await site.run('preview')
    commands = []
    for (const args of tasks.commands) commands.push(await site.run(...args))
    checked = await site.run('check')
    built = await site.run('build')
    return site.remove
  }, 240_000)

  it('1 is created by the commands, passes the check and is built', () => {
    expect(previewed).toMatchObject({ status: 1, printed: expect.stringContaining('awning build') })
    for (const { status, printed } of commands) expect(status, printed).toBe(0)
    expect(checked.status, checked.printed).toBe(0)
    expect(built.status, built.printed).toBe(0)
    expect(built.printed).not.toMatch(/error:|warning:/)
    expect(headingsOf(main('docs/install'), 1)).toEqual(['Install'])
  })

  it('2 has a home page of its own', () => {
    const html = read('dist/index.html')
    expect(html).toContain('<meta name="description" content="Everything about the lamp."')
    expect(linksOf(mainOf(html))).toContainEqual({
      href: '/handbook/docs/guide/start',
      text: 'the first steps',
    })
  })

  it('3 has a sidebar with a named category and docs in their order', () => {
    const sidebar = namedNav(page('docs/guide/start'), 'Docs sidebar') ?? ''
    expect(textOf(sidebar)).toMatch(/User guide.*First steps.*All colours.*Bulbs/)
    expect(headingsOf(main('docs/guide/colours'), 1)).toEqual(['Colours'])
  })

  it('4 has a post with author and tag, and its excerpt in the list', () => {
    const links = linksOf(main('blog/2025/03/12/hello'))
    expect(links).toContainEqual({ href: 'https://ann.example', text: 'Ann (opens in new tab)' })
    expect(links).toContainEqual({ href: '/handbook/blog/tags/release', text: 'Release' })
    expect(textOf(main('blog'))).toContain('before the mark')
    expect(textOf(main('blog'))).not.toContain('Everything else')
  })

  it('5 leaves out drafts, and says when a page is published', () => {
    expect(textOf(main('blog'))).not.toMatch(/Plans|Party/)
    expect(built.printed).toContain('2999-01-01 00:00 (UTC)  content/en/blog/2999-01-01-party.md')
  })

  it('6 leads from old addresses to new ones', () => {
    expect(page('start')).toContain('url=/handbook/docs/guide/start')
    expect(page('bulbs')).toContain('url=/handbook/docs/guide/bulbs')
  })

  it('7 and 8 have logo, icon, colours, fonts and rules of its own', () => {
    const html = read('dist/index.html')
    expect(html).toContain('src="/handbook/logo.svg"')
    expect(html).toContain('<link rel="icon" href="/handbook/favicon.svg"')
    const css = Array.from(html.matchAll(/<link rel="stylesheet" href="\/handbook\/([^"]+)"/g))
      .map(([, file = '']) => read(`dist/${file}`))
      .join('')
    expect(css).toContain('#1c5d99')
    expect(css).toContain('#8ec5ff')
    expect(css).toContain('Lora, Georgia, serif')
    expect(css).toMatch(/url\(["']?\/handbook\/fonts\/lora\.woff2/)
    expect(css).toMatch(/letter-spacing: ?-0?\.02em/)
  })

  it('9 has links, a menu and an icon in its navbar', () => {
    const links = linksOf(namedNav(read('dist/index.html'), 'Main')).map(({ href }) => href)
    expect(links).toEqual(
      expect.arrayContaining([
        '/handbook/docs',
        '/handbook/blog',
        'https://status.example.com',
        'https://chat.example.com',
      ]),
    )
  })

  it('10 and 11 have an announcement, and a footer in a part of its own', () => {
    const html = read('dist/index.html')
    expect(html).toMatch(/role="banner"[^>]*>.*Version 2 <a href="\/handbook\/blog">is out<\/a>/)
    expect(html).toMatch(/<p>Printed on recycled light\.<\/p><footer.*© 2025 Lamp Ltd\./)
  })

  it('12 has a second language, with a translation and with originals', () => {
    expect(page('ja/docs/guide/start')).toContain('<html lang="ja"')
    expect(headingsOf(main('ja/docs/guide/start'), 1)).toEqual(['はじめに'])
    expect(main('ja/docs/guide/colours')).toContain('<article lang="en"')
  })

  it('13 says what it likes where there is no page', () => {
    expect(headingsOf(mainOf(read('dist/404.html')), 1)).toContain('It is dark here')
  })

  it('14 has a saved version', () => {
    expect(textOf(main('docs/1.0/guide/start'))).toContain('Version: 1.0')
    expect(linksOf(main('docs/1.0/guide/start'))).toContainEqual({
      href: '/handbook/docs/1.0/guide/colours',
      text: 'the colours',
    })
  })

  it('15 has boxes and details', () => {
    expect(main('docs/writing/boxes')).toMatch(/data-kind="tip">\s*<p[^>]*>Good to know</)
    expect(main('docs/writing/boxes')).toContain('<summary>Why?</summary>')
  })

  it('16 has tabs and code groups', () => {
    const tabs = [...main('docs/writing/tabs').matchAll(/role="tab"[^>]*>([^<]*)</g)]
    expect(tabs.map(([, label]) => label)).toEqual(['Linux', 'Windows', 'npm', 'pnpm'])
  })

  it('17 has marked lines, line numbers and code from a file', () => {
    const html = main('docs/writing/code')
    expect(html).toMatch(/class="code [^"]*numbered[^"]*"[^>]*><figcaption>lamp\.ts</)
    expect(html).toContain('<span class="line marked">lamp.')
    expect(textOf(html)).toContain('createServer().listen(8080)')
    expect(textOf(html)).not.toContain('region')
  })

  it('18 has formulas and diagrams', () => {
    expect(main('docs/writing/formulas')).toContain('<math ')
    expect(main('docs/writing/formulas')).toMatch(/<svg[^>]*role="img" aria-label="Switch, Lamp"/)
  })

  it('19 has a picture with a caption', () => {
    const html = main('docs/writing/pictures')
    expect(html).toMatch(/<img [^>]*width="90" height="60" alt="A lamp on a desk"/)
    expect(html).toContain('<figcaption>The first lamp</figcaption>')
  })

  it('20 and 21 have a component in a text, also in the saved version, and a page made with React', () => {
    for (const path of ['docs/writing/dimmer', 'docs/1.0/writing/dimmer'])
      expect(textOf(main(path))).toContain('Level 3')
    expect(headingsOf(main('team'), 1)).toEqual(['Three people and a cat'])
    expect(page('team')).toContain('<meta name="description" content="Who makes the lamp."')
  })

  it('22 has head tags, analytics and comments, which its policy allows', () => {
    const html = page('blog/2025/03/12/hello')
    expect(html).toContain('<meta name="google-site-verification" content="abc"')
    expect(html).toMatch(/script-src [^;]*https:\/\/plausible\.io/)
    expect(html).toMatch(/frame-src [^;]*https:\/\/giscus\.app/)
    expect(textOf(html)).toContain('Read and write comments on GitHub')
  })

  it('23 links to the sources', () => {
    const hrefs = linksOf(page('docs/guide/start')).map(({ href }) => href)
    expect(hrefs).toContain('https://github.com/example/docs')
    expect(hrefs).toContain(
      'https://github.com/example/docs/edit/main/content/en/docs/guide/01-start.md',
    )
  })

  it('24 has feeds, and a page that is not found', () => {
    expect(read('dist/blog/rss.xml')).toContain('<title>Hello</title>')
    const html = page('docs/writing/secret')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('content="https://docs.example.com/handbook/card.png"')
    expect(read('dist/sitemap.xml')).not.toContain('secret')
    const searched = read('dist/search/en-text-0.json')
    expect(searched).toContain('There are three.')
    expect(searched).not.toContain('does not find this page')
  })

  it('25 is served from a folder', () => {
    expect(read('dist/sitemap.xml')).toContain('https://docs.example.com/handbook/docs/guide/start')
  })
})
