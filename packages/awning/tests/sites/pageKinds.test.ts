import { beforeAll, describe, expect, it } from 'vitest'
import { page } from './markdownPage.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'

/** A kind of page as a site writes it: a definition, a component with a style sheet, and the registration. */
const colophon = {
  'colophon/colophon.ts': `
    import { definePage } from 'awning'

    export interface ColophonData {
      readonly kind: 'colophon'
      readonly typeface: string
    }

    export const colophon = definePage<ColophonData>({
      kind: 'colophon',
      routes: ({ content }) => [
        { path: '/colophon', page: { kind: 'colophon', typeface: \`Serif \${content.locale}\` } },
      ],
      Page: () => import('./ColophonPage.tsx'),
      head: () => ({ title: 'Colophon', description: 'How this site is set.' }),
      structuredData: ({ typeface }) => [{ '@type': 'AboutPage', name: typeface }],
      markdown: ({ typeface }) => \`# Colophon\\n\\n\${typeface}\\n\`,
      lastModified: () => '2022-02-03',
      offlineArea: () => 'docs',
      search: ({ typeface }) => ({
        title: 'Colophon',
        area: 'docs',
        sections: [{ id: '', title: '', text: typeface }],
      }),
    })
  `,
  'colophon/ColophonPage.tsx': `
    import type { PageProps } from 'awning'
    import type { ColophonData } from './colophon.ts'
    import styles from './Colophon.module.css'

    export default function ColophonPage({ page, site }: PageProps<ColophonData>) {
      return <p className={styles.colophon}>{\`\${page.typeface} on \${site.href('/colophon')}\`}</p>
    }
  `,
  'colophon/Colophon.module.css': '.colophon { letter-spacing: 0.123em }',
}

const home = {
  'HomePage.tsx': `export default () => <h1>A home of our own</h1>`,
  'home.ts': `
    import { definePage } from 'awning'

    export const front = definePage({
      kind: 'front',
      routes: () => [{ path: '/', page: { kind: 'front' } }],
      Page: () => import('./HomePage.tsx'),
    })
    export const notFound = definePage({
      kind: 'notFound',
      routes: () => [{ path: '/404', page: { kind: 'notFound' } }],
      Page: () => import('./HomePage.tsx'),
      head: () => ({ title: 'Nothing here' }),
      isHidden: true,
      fallback: 'notFound',
    })
  `,
  'diary/diaryFrontMatter.ts': `
    import { text } from 'awning/front-matter'

    export const fields = { mood: text.optional(), photo: text.optional() }
    export const readFacts = ({ mood = 'none', photo }, { image }) => ({
      kind: 'article',
      mood,
      photo: photo && image('photo', photo),
    })
  `,
  'diary/DiaryList.tsx': `
    export default ({ extra, children }) => (
      <section aria-label={\`\${extra.days} days in \${extra.file}\`}>{children}</section>
    )
  `,
  'diary/diary.ts': `
    import { definePostKind } from 'awning'

    export const diary = definePostKind({
      name: 'article',
      frontMatter: () => import('./diaryFrontMatter.ts'),
      count: (count) => \`\${count} days\`,
      terms: (post) => [['Mood', post.facts.mood]],
      picture: (post) => post.facts.photo,
      listExtra({ posts }, { file }) {
        const written = file('days.json', JSON.stringify(posts.map(({ title }) => title)))
        return { data: { days: posts.length, file: written.href }, files: [written] }
      },
      List: () => import('./DiaryList.tsx'),
    })
  `,
  'site.code.ts': `
    import { defineSiteCode } from 'awning'
    import { diary } from './diary/diary.ts'
    import { colophon } from './colophon/colophon.ts'
    import { front, notFound } from './home.ts'

    export default defineSiteCode({ pages: [colophon, front, notFound], postKinds: [diary] })
  `,
}

let site: FixtureSite
let warnings: string

beforeAll(async () => {
  site = fixtureSite({
    ...colophon,
    ...home,
    'content/zh/docs/index.md': '',
    'content/zh/blog/2022-03-01-day.md': page(
      'A day',
      'Rain.',
      'mood: calm',
      'slug: day',
      'photo: ./photo.svg',
    ),
    'content/zh/blog/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>',
    'content/zh/docs/a.md': '---\ntitle: A\n---\n\nSee the [colophon](/colophon).\n',
  })
  warnings = (await site.build()).warningText
  return () => site.remove()
}, 60_000)

describe('a kind of page that a site defines in one file and registers', () => {
  it('has its pages in every language', () => {
    expect(site.read('colophon/index.html')).toContain('Serif zh on /colophon</p>')
    expect(site.read('en/colophon/index.html')).toContain('Serif en on /en/colophon</p>')
    expect(site.read('colophon/index.txt')).toContain('Serif zh')
  })

  it('links the styles of its component, which no other page links', () => {
    const sheets = (path: string) =>
      [...(site.read(path) ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
        .map(([, file = '']) => site.read(file) ?? '')
        .join('')
    expect(sheets('colophon/index.html')).toMatch(/letter-spacing:0?\.123em/)
    expect(sheets('docs/a/index.html')).not.toMatch(/letter-spacing:0?\.123em/)
  })

  it('says in the head what its definition says', () => {
    const html = site.read('colophon/index.html')
    expect(html).toContain('<title>Colophon | Fixture</title>')
    expect(html).toContain('<meta name="description" content="How this site is set."/>')
    expect(html).toContain('<link rel="canonical" href="https://fixture.example/colophon"/>')
  })

  it('has structured data and Markdown', () => {
    const html = site.read('colophon/index.html')
    expect(html).toContain('{"@type":"AboutPage","name":"Serif zh"}')
    expect(html).toContain('type="text/markdown" href="https://fixture.example/colophon/index.md"')
    expect(site.read('colophon/index.md')).toBe('# Colophon\n\nSerif zh\n')
  })

  it('is in the sitemap, in the search index and in the area that is saved for offline', () => {
    expect(site.read('sitemap.xml')).toMatch(
      /<loc>https:\/\/fixture\.example\/colophon<\/loc>\s*<lastmod>2022-02-03<\/lastmod>/,
    )
    expect(site.read('offline/areas.json')).toContain('"href":"/colophon"')
    expect(site.read('search/zh-text-0.json')).toContain('"href":"/colophon"')
  })
})

describe('a kind of page of a site', () => {
  it('replaces the engine’s page at the same address, without a warning', () => {
    expect(site.read('index.html')).toContain('A home of our own')
    expect(warnings).toBe('')
  })

  it('replaces the engine’s kind of the same name', () => {
    expect(site.read('404.html')).toContain('<title>Nothing here | Fixture</title>')
  })

  it('names no Markdown file that it does not have', () => {
    const html = site.read('index.html')
    expect(html).toContain('<link rel="canonical" href="https://fixture.example/"/>')
    expect(html).not.toContain('text/markdown')
    expect(site.read('index.md')).toBeUndefined()
  })
})

describe('a kind of post that a site defines', () => {
  it('reads its own front matter, and shows it on the page, in the Markdown and in the feeds', () => {
    for (const path of ['blog/day/index.html', 'blog/index.html'])
      expect(site.read(path)).toContain('<dt>Mood</dt><dd>calm</dd>')
    expect(site.read('blog/day/index.md')).toContain('- Mood：calm\n')
    expect(site.read('blog/rss.xml')).toContain('&lt;strong&gt;Mood&lt;/strong&gt; calm')
  })

  it('shows its picture on the page, in lists and in feeds', () => {
    const picture = /<img [^>]*src="\/assets\/photo-\w{10}\.svg"[^>]*width="30"/
    for (const path of ['blog/day/index.html', 'blog/index.html'])
      expect(site.read(path)).toMatch(picture)
    expect(site.read('blog/rss.xml')).toMatch(/\/assets\/photo-\w{10}\.svg/)
  })

  it('renders a component around its list, with a file whose name carries a hash', () => {
    const [, file = ''] =
      /<section aria-label="2 days in \/(assets\/days-[\da-f]{10}\.json)">/.exec(
        site.read('blog/index.html') ?? '',
      ) ?? []
    expect(site.read(file)).toBe('["A day","Hello"]')
  })
})
