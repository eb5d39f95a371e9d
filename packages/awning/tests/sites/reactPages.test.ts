import { beforeAll, describe, expect, it } from 'vitest'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import { zh } from '../../src/i18n/zh.ts'
import { tryLoadSiteCode } from '../../src/node/loadSiteCode.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'
import { linksOf, mainOf } from './readPage.ts'

const lab = `
  import type { ReactPageMetadata, ReactPageProps } from 'awning'
  import { Counter } from './_Counter.tsx'
  import { title } from './_title.ts'
  import styles from './_lab.module.css'

  export const metadata: ReactPageMetadata = {
    title: { zh: title, en: 'The lab' },
    description: 'Where heptagons are measured',
    keywords: ['geometry'],
  }

  export default async function Lab({ site, path }: ReactPageProps) {
    return (
      <div className={styles.lab}>
        <h1>{\`\${site.t.onThisPage} \${path}\`}</h1>
        <a href={site.href('/docs/a')}>A</a>
        <Counter from={7} />
      </div>
    )
  }
`

describe('a component in pages/', () => {
  let site: FixtureSite
  let warnings: string

  beforeAll(async () => {
    site = fixtureSite({
      'pages/lab.tsx': lab,
      'pages/_Counter.tsx': `'use client'
        import { useState } from 'react'

        export function Counter({ from }: { from: number }) {
          const [count, setCount] = useState(from)
          return <button onClick={() => setCount(count + 1)}>{\`counted to \${count}\`}</button>
        }
      `,
      'pages/_title.ts': `export const title = '实验室'`,
      'pages/_lab.module.css': '.lab { letter-spacing: 0.123em }',
      'pages/team/index.jsx': `
        export const metadata = { title: 'Team', aliases: ['/us', 'people'] }
        export default () => <p>We all</p>
      `,
      'pages/en/team/index.jsx': `
        export const metadata = { title: 'The team', aliases: ['/folks'] }
        export default () => <p>All of us</p>
      `,
      'pages/secret.tsx': `
        export const metadata = { title: 'Secret', draft: true }
        export default () => <p>Not yet</p>
      `,
      'pages/far.tsx': `
        export const metadata = { title: 'Far', date: '2999-05-01' }
        export default () => <p>Not yet</p>
      `,
      'pages/quiet.tsx': `
        export const metadata = { title: 'Quiet', unlisted: true }
        export default () => <p>Shh</p>
      `,
      'pages/en/quiet.tsx': `
        export const metadata = { title: 'Quiet', draft: true }
        export default () => <p>Half</p>
      `,
      'pages/only.tsx': `
        export const metadata = { title: 'Only here' }
        export default () => <p>One language</p>
      `,
      'content/zh/docs/index.md': '',
      'content/zh/docs/a.md': page('A', 'See [the lab](../../../pages/lab.tsx).'),
    })
    warnings = (await site.build()).warningText
    return () => site.remove()
  }, 120_000)

  it('is a page at the address of its path, and is given its site and its path', () => {
    expect(site.read('lab/index.html')).toContain('<h1>本页目录 /lab</h1>')
    expect(site.read('en/lab/index.html')).toContain('<h1>On this page /lab</h1>')
    expect(site.read('team/index.html')).toContain('<p>We all</p>')
    expect(warnings).toBe('')
  })

  it('may contain a client component, whose code its payload names', () => {
    expect(site.read('lab/index.html')).toContain('<button>counted to 7</button>')
    const [head = ''] = (site.read('lab/index.txt') ?? '').split('\n')
    expect(head).toContain('_Counter')
    expect(site.read('team/index.txt')?.split('\n')[0]).not.toContain('_Counter')
  })

  it('is a chunk of its own: no other page links its styles', () => {
    const sheets = (path: string) =>
      [...(site.read(path) ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
        .map(([, file = '']) => site.read(file) ?? '')
        .join('')
    expect(sheets('lab/index.html')).toMatch(/letter-spacing:0?\.123em/)
    expect(sheets('only/index.html')).not.toMatch(/letter-spacing:0?\.123em/)
  })

  it('says in its metadata what the head, the sitemap and search say', () => {
    const html = site.read('lab/index.html')
    expect(html).toContain('<title>实验室 | Fixture</title>')
    expect(html).toContain('<meta name="description" content="Where heptagons are measured"/>')
    expect(html).not.toContain('text/markdown')
    expect(site.read('en/lab/index.html')).toContain('<title>The lab | Fixture</title>')
    expect(site.read('sitemap.xml')).toContain('<loc>https://fixture.example/lab</loc>')
    const index = site.read('search/zh-text-0.json')
    expect(index).toContain('Where heptagons are measured')
    expect(index).toContain('geometry')
  })

  it('can be linked to by its file', () => {
    expect(linksOf(mainOf(site.read('docs/a/index.html') ?? ''))).toContainEqual({
      href: '/lab',
      text: 'the lab',
    })
  })

  it('may be translated as a file of its own', () => {
    expect(site.read('en/team/index.html')).toContain('<p>All of us</p>')
    expect(site.read('en/team/index.html')).toContain('<title>The team | Fixture</title>')
  })

  it('may have old addresses, in all languages or of its translation', () => {
    expect(site.read('_redirects')?.trim().split('\n').toSorted()).toEqual([
      '/en/folks /en/team/ 301',
      '/en/team/people /en/team/ 301',
      '/en/us /en/team/ 301',
      '/team/people /team/ 301',
      '/us /team/ 301',
    ])
  })

  it('is not part of a build as a draft or before its date', () => {
    for (const name of ['secret', 'far']) {
      expect(site.read(`${name}/index.html`)).toBeUndefined()
      expect(site.read(`en/${name}/index.html`)).toBeUndefined()
      expect(site.read('sitemap.xml')).not.toContain(name)
    }
  })

  it('may be unlisted, and is the original in place of a translation that is a draft', () => {
    for (const name of ['quiet', 'en/quiet']) {
      const html = site.read(`${name}/index.html`)
      expect(html).toContain('<p>Shh</p>')
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
    expect(site.read('quiet/index.html')).toContain(zh.unlistedNotice)
    expect(site.read('sitemap.xml')).not.toContain('quiet')
    expect(site.read('search/zh-text-0.json')).not.toContain('Quiet')
  })

  it('has a notice where it is not translated', () => {
    expect(site.read('en/only/index.html')).toMatch(
      /role="note".*<div lang="zh" dir="ltr"><p>One language<\/p><\/div>/,
    )
    for (const path of ['only', 'en/lab', 'en/team'])
      expect(site.read(`${path}/index.html`), path).not.toContain('role="note"')
  })
})

describe('a mistake in a component in pages/', () => {
  const Page = 'export default () => null\n'

  it.each([
    [Page, 'there is no export called metadata', 'export const metadata = {'],
    [`${Page}export const metadata = 'About'`, 'metadata: must be an object', 'metadata = {'],
    [`${Page}export const metadata = {}`, 'metadata has no title', 'title:'],
    [
      `${Page}export const metadata = { title: 'A', descripton: 'B' }`,
      'metadata has no field "descripton"',
      'Did you mean "description"?',
    ],
    [
      `${Page}export const metadata = { title: 7 }`,
      /^metadata\.title: must be text, or a text for each locale/,
      'title:',
    ],
    [
      `${Page}export const metadata = { title: { en: 'A' } }`,
      'metadata.title has no text for the default locale',
      "title: { zh: '…' }",
    ],
    [
      `${Page}export const metadata = { title: 'A', aliases: 'old' }`,
      'metadata.aliases: must be a list',
      'metadata = {',
    ],
    [`export const metadata = { title: 'A' }`, 'has no default export', 'export default function'],
    [
      `'use client'\n${Page}export const metadata = { title: 'A' }`,
      "begins with 'use client', which a page cannot",
      'Move what runs in the browser',
    ],
    [
      `${Page}export const metadata = { title: document.title }`,
      'metadata fails when Node runs it: ReferenceError: document is not defined',
      'plain values',
    ],
    [`import './nothing.ts'\n${Page}`, 'imports ./nothing.ts, which does not exist', 'the path'],
  ])('is reported with what to write: %s', async (text, message, hint) => {
    const { root } = openFixture({ 'pages/about.tsx': text })
    const { diagnostics } = await tryLoadSiteCode(root, plainSite)
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        file: 'pages/about.tsx',
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        hint: expect.stringContaining(hint),
      },
    ])
  })

  it('is no missing title on the home page, which is titled with the name of the site', async () => {
    const { root } = openFixture({ 'pages/index.tsx': `${Page}export const metadata = {}` })
    expect((await tryLoadSiteCode(root, plainSite)).diagnostics).toEqual([])
  })
})
