import { beforeAll, describe, expect, it } from 'vitest'
import { importedFiles, type ImportedFiles } from '../importedFiles.testing.ts'

const settings = `import { defineConfig } from 'vitepress'
export default defineConfig({
  title: 'Lamps', description: 'All about lamps', base: '/lamps/', cleanUrls: true,
  sitemap: { hostname: 'https://lamps.example' },
  srcExclude: ['**/draft-*.md'],
  rewrites: { 'packages/:name/docs.md': 'packages/:name.md' },
  head: [['meta', { name: 'author', content: 'Ann' }], ['meta', { property: 'og:title', content: 'x' }]],
  markdown: { math: true },
  locales: {
    root: { label: 'English', lang: 'en-GB' },
    fr: { label: 'Français', lang: 'fr', themeConfig: { sidebar: { '/fr/guide/': [{ text: 'Manuel', items: [{ text: 'Début', link: '/fr/guide/start' }] }] }, nav: [{ text: 'Le manuel', link: '/guide/' }] } },
    ja: { label: '日本語', link: 'https://ja.lamps.example' },
  },
  themeConfig: {
    logo: '/logo.svg',
    nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ items: [{ text: 'Chat', link: 'https://chat.example' }] }] }],
    socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }],
    sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'Manual', items: [{ text: 'Begin', link: 'start' }, { text: 'Out', link: 'https://x.example' }] }] }, '/': [{ text: 'Home', link: '/' }, { text: 'Away', link: 'https://y.example' }] },
    footer: { message: 'Under <a href="https://l.example">a licence</a>', copyright: '© <a href="/lamps/guide/">Ann</a>' },
    editLink: { pattern: 'https://github.com/a/b/edit/main/:path' },
  },
})
`

const start = `---
title: Start
outline: deep
author: Ann
prev: false
---

<script setup>
import Lamp from './Lamp.vue'
</script>

# Start {#start}

[[toc]]

<Badge type="tip" text="new" /> {{ $frontmatter.title }} and {{ count }}

<Lamp :size="3">inside</Lamp>

<div style="color: red" @click="go">red</div>

::: raw
raw text
:::

::: tip Hint
See [the end](./end.md) and [why](/guide/why.html).
:::

<!--@include: ./part.md{5,}-->

\`\`\`js{1} twoslash style:max-height:10px [a.js]
// @noErrors
let a
//  ^?
\`\`\`

<<< @/snippets/lamp.ts#on

![a](../images/a.svg) ![gone](./gone.png) ![b](https://img.example/b.png)
`

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
let site: ImportedFiles

beforeAll(async () => {
  site = await importedFiles('vitepress', {
    '.vitepress/config.mts': settings,
    '.vitepress/theme/index.ts': 'export default {}',
    'index.md':
      '---\nlayout: home\nhero:\n  name: Lamps\n  tagline: Light\n  actions:\n    - text: Go\n      link: /guide/\nfeatures:\n  - title: Bright\n    details: Very\n---\n',
    'guide/index.md': '# Guide\n',
    'guide/start.md': start,
    'guide/part.md': '---\ntitle: Part\n---\nfirst\nsecond\n',
    'guide/end.md': '# End\n',
    'guide/why.md': '# Why\n',
    'guide/draft-x.md': '# Draft\n',
    'packages/lamp/docs.md': '# Lamp package\n',
    'fr/guide/start.md': '# Début\n',
    'README.md': 'about',
    'images/a.svg': svg,
    'snippets/lamp.ts': '// #region on\nlet on\n// #endregion on\n',
    'public/logo.svg': svg,
  })
})

describe('a site of VitePress', () => {
  it('has its settings', () => {
    for (const expected of [
      "url: 'https://lamps.example'",
      "base: '/lamps/'",
      "tagline: 'All about lamps'",
      "{ id: 'en', lang: 'en-GB', label: 'English' }",
      "{ id: 'fr', lang: 'fr', label: 'Français' }",
      "label: { en: 'Guide', fr: 'Le manuel' }",
      "{ label: '日本語', to: 'https://ja.lamps.example' }",
      "{ label: 'Chat', to: 'https://chat.example' }",
      "icon: 'github', look: 'icon'",
      "text: 'Under [a licence](https://l.example)'",
      "copyright: '© [Ann](/guide/)'",
      "{ name: 'author', content: 'Ann' }",
      "logo: { image: '/logo.svg' }",
      'math: true',
      "'img-src': ['https://img.example']",
    ])
      expect(site.settings).toContain(expected)
    expect(site.settings).not.toContain('og:title')
  })

  it('has its sidebars, with names in each language', () => {
    expect(site.settings).toMatch(
      /guide: \{\s*items: \[\{ label: \{ en: 'Manual', fr: 'Manuel' \}, items: \['guide\/start'\] \}\]/,
    )
    expect(site.read('content/fr/docs/guide/start.md')).toContain('sidebar_label: Début')
  })

  it('has texts where its addresses are', () => {
    expect(site.read('content/en/docs/packages/lamp.md')).toContain('# Lamp package')
    expect(site.read('content/en/docs/guide/draft-x.md')).toBeUndefined()
    expect(site.read('content/en/docs/README.md')).toBeUndefined()
  })

  it('has its home page as Markdown', () => {
    expect(site.read('pages/index.md')).toBe(
      '---\ntitle: Home\nhide_table_of_contents: true\n---\n\n# Lamps\n\nLight\n\n[Go](/guide/)\n\n## Bright\n\nVery\n\n'.replace(
        'title: Home\n',
        '',
      ),
    )
  })

  it('has Markdown of this engine', () => {
    const text = site.read('content/en/docs/guide/start.md')
    expect(text).toMatch(
      /^---\ntitle: Start\ntoc_max_heading_level: 6\npagination_prev: null\nsidebar_label: Begin\n---/,
    )
    for (const expected of [
      '<small>new</small> Start and {{ count }}',
      '<div>inside</div>',
      '<div>red</div>',
      '\nraw text\n',
      '::: tip Hint',
      '[why](/guide/why.html)',
      'second',
      '```js{1} [a.js]\nlet a\n```',
      '<<< @site/files/snippets/lamp.ts#on',
      '![a](../images/a.svg) gone ![b](https://img.example/b.png)',
    ])
      expect(text).toContain(expected)
    for (const gone of ['<script', '[[toc]]', '::: raw', 'first', 'author', 'style='])
      expect(text).not.toContain(gone)
    expect(site.read('content/en/docs/images/a.svg')).toBe(svg)
    expect(site.read('files/snippets/lamp.ts')).toContain('let on')
  })

  it('has a report with every link that a sidebar cannot have', () => {
    expect(site.report).toMatch(
      /### A link in a sidebar that leads to no text \(2\)\n\n.*\n\n.*mts`: Out \(.*x\.example\)\n.*mts`: Away \(.*y\.example\)\n/,
    )
  })

  it('has a report with the lines of what was not translated', () => {
    for (const [what, place] of [
      ['Front matter `author`', 'guide/start.md:4'],
      ['A `<script>` element', 'guide/start.md:8'],
      ['`{{ … }}`, an expression of Vue', 'guide/start.md:16'],
      ['`<Lamp>`, a component', 'guide/start.md:18'],
      ['A `style` attribute', 'guide/start.md:20'],
      ['The attribute `@click`', 'guide/start.md:20'],
      ['`twoslash`, types in a code block', 'guide/start.md:32'],
      ['A picture that does not exist', 'guide/start.md:40'],
      ['The theme', '.vitepress/theme/index.ts'],
      ['A link to the home page in a sidebar', '.vitepress/config.mts'],
      ['Links to edit a page (`editLink`)', '.vitepress/config.mts'],
    ])
      expect(site.report).toMatch(
        new RegExp(`### ${escaped(what)} \\(1\\)\\n\\n.*\\n\\n- \`${escaped(place)}\``),
      )
  })
})

function escaped(text = ''): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
