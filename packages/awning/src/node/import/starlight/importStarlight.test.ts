import { beforeAll, describe, expect, it } from 'vitest'
import { importedFiles, type ImportedFiles } from '../importedFiles.testing.ts'

const settings = `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  site: 'https://lamps.example/',
  trailingSlash: 'always',
  redirects: { '/old': '/guides/start/' },
  integrations: [starlight({
    title: 'Lamps',
    logo: { src: './src/assets/logo.svg' },
    locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '简体中文', lang: 'zh-CN' } },
    social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/a/b' }],
    customCss: ['./a.css'],
    sidebar: [
      { label: 'Begin', translations: { 'zh-CN': '开始' }, items: [{ label: 'First', slug: 'guides/start', translations: { 'zh-CN': '第一' } }, { label: 'Out', link: 'https://x.example' }] },
      { label: 'All', autogenerate: { directory: 'guides' } },
      { label: 'Home', link: '/' },
      'index',
    ],
  })],
})
`

const start = `---
title: Start
sidebar:
  order: 2
tableOfContents: false
banner:
  content: New
---

import { Tabs, TabItem, Steps, Card, CardGrid, LinkCard, Badge, Icon, Aside, FileTree, Code } from '@astrojs/starlight/components';
import Lamp from '~/components/lamp.astro';

export const sample = 'let a';

{/* a note */}

<CardGrid>
\t<Card title="One *x*" icon="star">
\t\tFirst **text**.
\t</Card>
\t<LinkCard title="Two" href="/guides/end/" description="More" />
</CardGrid>

New <Badge text="v2" variant="tip" /> <Icon name="star" />{'{braces}'}

<Aside type="tip" title="Hint">
\tInside.
</Aside>

<Tabs syncKey="pm">
\t<TabItem label="npm">

\t\`\`\`sh title="a" ins={2} "npm" {1}
\tnpm i
\t\tb
\t\`\`\`

\t</TabItem>
\t<TabItem label="pnpm">pnpm i</TabItem>
</Tabs>

<FileTree>

- src/
  - **a.md** text

</FileTree>

<Code code={sample} lang="js" title="a.js" />

<Lamp on={true}>In the lamp</Lamp>

<p style={{ color: 'red' }} className="big">Big</p>

<details>
  <summary>More</summary>

  Body
</details>

![lamp](~/assets/lamp.svg)
`

const steps = `---
title: Steps
---

import { Steps, Tabs, TabItem } from '@astrojs/starlight/components';

<Steps>

1. First

   <Tabs>
     <TabItem label="A">a</TabItem>
   </Tabs>

2. Second

</Steps>
`

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
let site: ImportedFiles

beforeAll(async () => {
  const docs = 'src/content/docs'
  site = await importedFiles('starlight', {
    'astro.config.mjs': settings,
    'src/assets/logo.svg': svg,
    'src/assets/lamp.svg': svg,
    [`${docs}/index.mdx`]:
      '---\ntitle: Lamps\ntemplate: splash\nhero:\n  tagline: Light\n  actions:\n    - text: Go\n      link: /guides/start/\n---\n\nHello\n',
    [`${docs}/torn.mdx`]: '---\ntitle: Torn\n---\n\n<Lamp>\n\n![a](https://a.example/b.png)\n',
    [`${docs}/404.md`]: '---\ntitle: Nothing\n---\n',
    [`${docs}/guides/start.mdx`]: start,
    [`${docs}/guides/steps.mdx`]: steps,
    [`${docs}/guides/end.md`]:
      '---\ntitle: End\nsidebar:\n  order: 1\nslug: the/end\n---\n\n:::note[Title]\nText\n:::\n',
    [`${docs}/zh-cn/guides/start.mdx`]: '---\ntitle: 开始\n---\n\n文字\n',
  })
})

describe('a site of Starlight', () => {
  it('has its settings and its sidebar', () => {
    for (const expected of [
      "url: 'https://lamps.example'",
      "trailingSlash: 'always'",
      "{ id: 'zh-cn', lang: 'zh-CN', label: '简体中文' }",
      "logo: { image: '/logo.svg' }",
      "icon: 'github', look: 'icon'",
      "redirects: { '/old': '/guides/start/' }",
      "{ label: { en: 'Begin', 'zh-cn': '开始' }, items: ['guides/start'] }",
      "{ label: 'All', items: ['guides/end', 'guides/start', 'guides/steps'] }",
    ])
      expect(site.settings).toContain(expected)
  })

  it('has no home page in its sidebar, which contains docs alone', () => {
    expect(site.settings).not.toContain("'index'")
  })

  it('has its home page as Markdown', () => {
    expect(site.read('pages/index.md')).toBe(
      '---\ntitle: Lamps\nhide_table_of_contents: true\n---\n\n# Lamps\n\nLight\n\n[Go](/guides/start/)\n\nHello\n',
    )
  })

  it('has Markdown in place of its components', () => {
    const text = site.read('content/en/docs/guides/start.md') ?? ''
    expect(text).toMatch(
      /^---\ntitle: Start\nsidebar_position: 2\nhide_table_of_contents: true\nsidebar_label: First\n---/,
    )
    for (const expected of [
      '**One \\*x\\***\n\nFirst **text**.\n',
      '\n**[Two](/guides/end/)**\\\nMore\n',
      'New <small>v2</small> \\{braces\\}',
      ':::tip[Hint]\nInside.\n:::',
      '::::tabs{group="pm"}\n:::tab[npm]{value="npm"}\n\n```sh title="a" {2,1}\nnpm i\n\tb\n```\n\n:::\n:::tab[pnpm]{value="pnpm"}\n\npnpm i\n\n:::\n::::',
      '- src/\n  - **a.md** text',
      '```js title="a.js"\nlet a\n```',
      'In the lamp',
      '<div class="big">\n\nBig\n\n</div>',
      '<details>\n\n<summary>More</summary>\n',
      '![lamp](@site/files/src/assets/lamp.svg)',
    ])
      expect(text).toContain(expected)
    for (const gone of ['import ', 'export ', 'a note', '<Lamp', 'style='])
      expect(text).not.toContain(gone)
    expect(site.read('files/src/assets/lamp.svg')).toBe(svg)
  })

  it('stays MDX where tabs are in a list', () => {
    expect(site.read('content/en/docs/guides/steps.mdx')).toContain('   ::::tabs\n')
  })

  it('has MDX that cannot be parsed as it is, and reports it', () => {
    expect(site.read('content/en/docs/torn.mdx')).toContain('<Lamp>')
    expect(site.report).toContain('MDX that cannot be parsed')
  })

  it('has its texts in every language, with their addresses', () => {
    expect(site.read('content/en/docs/guides/end.md')).toContain('slug: /the/end')
    expect(site.read('content/zh-cn/docs/guides/start.md')).toContain('sidebar_label: 第一')
    expect(site.read('content/en/docs/404.md')).toBeUndefined()
  })

  it('has a report with what was not translated', () => {
    for (const place of [
      /Front matter `banner` \(1\)\n\n.*\n\n- `src\/content\/docs\/guides\/start\.mdx:6`/,
      /`<Lamp>`, a component \(1\)\n\n.*\n\n- `src\/content\/docs\/guides\/start\.mdx:51`/,
      /The attribute `style` \(1\)\n\n.*\n\n- `src\/content\/docs\/guides\/start\.mdx:53`/,
      /Marks in a code block .*\(1\)\n\n.*\n\n- `src\/content\/docs\/guides\/start\.mdx:33`/,
      /The setting `customCss` \(1\)\n/,
      /The page for addresses without a page \(1\)\n/,
      /A link in a sidebar that leads to no text \(1\)\n/,
      /A link to the home page in a sidebar \(1\)\n/,
    ])
      expect(site.report).toMatch(place)
  })
})
