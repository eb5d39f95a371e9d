import { beforeAll, describe, expect, it } from 'vitest'
import { importedFiles, type ImportedFiles } from '../importedFiles.testing.ts'

const settings = `export default {
  title: 'Lamps', cleanUrls: true,
  rewrites: { 'old/:name.md': 'new/:name.md' },
  locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh-CN' } },
}
`

const links = `# Links

[a](../old/lamp.md) [b](../new/lamp) [c](../index.md) [d](./end.md) [e](/guide/end.md#A.B)
[f](/zh/guide/end.md) [g](#links) [h](./gone.md) [i](/files/a.pdf) [j](/tool/) [k][end]

[end]: end.html#_1-first

<!--@include: ../parts/part.md#use-it-->

[l](./gone-too.md)
`

let site: ImportedFiles

beforeAll(async () => {
  site = await importedFiles('vitepress', {
    '.vitepress/config.mts': settings,
    'index.md':
      '---\nlayout: home\nhero:\n  name: Lamps\n  actions:\n    - text: Go\n      link: /guide/end.md\n---\n\n[end](./guide/end.md)\n',
    'guide/links.md': links,
    'guide/end.md':
      '# End\n\n## A.B\n\n## 1. First\n\n## Same\n\n## Same\n\n## End\n\n## New <Badge text="2" /> :tada:\n\nLight & dark\n---\n\n## Plain words\n\n## Own {#own .wide}\n',
    'old/lamp.md': '# Lamp\n',
    'parts/part.md':
      '---\nlayout: doc\n---\n\n# Part\n\n## Use it\n\nUse [the end](../guide/end.md).\n\n### More\n\n<Lamp />\n\n## Not this\n',
    'zh/index.md': '---\nlayout: home\n---\n',
    'zh/guide/end.md': '# 结束\n\n[a](/zh/guide/end.md) [b](../index.md) [c](/guide/links.md)\n',
    'public/tool/index.html': '<p>tool</p>',
  })
})

describe('links of a site of VitePress', () => {
  const text = () => site.read('content/en/docs/guide/links.md') ?? ''

  it('lead to pages that were moved', () => {
    expect(text()).toContain('[a](../new/lamp.md) [b](../new/lamp) [c](/) [d](./end.md)')
    expect(site.read('pages/index.md')).toContain('[Go](/docs/guide/end.md)')
    expect(site.read('pages/index.md')).toContain('[end](/docs/guide/end.md)')
  })

  it('lead to pages of their language, and of others', () => {
    expect(site.read('content/zh/docs/guide/end.md')).toContain(
      '[a](/guide/end.md) [b](/) [c](/guide/links.md)',
    )
    expect(text()).toContain('[f](/zh/guide/end)')
  })

  it('name sections as VitePress does, and the page for its title', () => {
    expect(text()).toContain('[e](/guide/end.md#a-b)')
    expect(text()).toContain('[g](./links.md)')
    expect(text()).toContain('[end]: end.html#_1-first')
  })

  it('are reported where they lead to no page, also in a text that is included', () => {
    expect(site.report).toMatch(
      /### A link that leads to no page \(2\)\n\n.*\n\n- `guide\/links\.md:4`: `\.\/gone\.md`\n- `guide\/links\.md:10`: `\.\/gone-too\.md`\n/,
    )
  })
})

describe('headings of a site of VitePress', () => {
  it('keep their ids', () => {
    const text = site.read('content/en/docs/guide/end.md')
    for (const heading of [
      '## A.B {#a-b}\n',
      '## 1. First {#_1-first}\n',
      '## Same\n\n## Same\n',
      '## End {#end-1}\n',
      '## New <small>2</small> :tada: {#new}\n',
      'Light & dark {#light-dark}\n---\n',
      '## Plain words\n',
      '## Own {#own}\n',
    ])
      expect(text).toContain(heading)
  })

  it('name the section that is included, with the places of its lines', () => {
    const text = site.read('content/en/docs/guide/links.md')
    expect(text).toContain(
      '\n\nUse [the end](./end.md).\n\n### More\n\n<!-- Lamp -->\n\n[l](./gone-too.md)\n',
    )
    expect(site.report).toMatch(/`<Lamp>`, a component \(1\)\n\n.*\n\n- `parts\/part\.md:13`/)
  })

  it('stay as they are where a function of the site makes the ids, which is reported', async () => {
    const own = await importedFiles('vitepress', {
      '.vitepress/config.mts':
        "export default { title: 'Lamps', markdown: { anchor: { slugify: (text) => text } } }",
      'a.md': '# A\n\n[b](#B.C)\n\n## B.C\n',
    })
    expect(own.read('content/en/docs/a.md')).toBe('# A\n\n[b](#bc)\n\n## B.C\n')
    expect(own.report).toContain('Ids of headings (`markdown.anchor.slugify`)')
  })
})
