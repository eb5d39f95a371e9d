import { beforeAll, describe, expect, it } from 'vitest'
import { importedFiles, type ImportedFiles } from '../importedFiles.testing.ts'

const settings = (options: string) => `import starlight from '@astrojs/starlight'
export default {
  site: 'https://lamps.example', ${options}
  integrations: [starlight({ title: 'Lamps', defaultLocale: 'en', locales: { en: { label: 'English' }, 'zh-CN': { label: '简体中文' } } })],
}
`

const one = `---
title: One
---

[a](/docs/en/guides/two/) [b](../two/#x) [c](/docs/zh-CN/guides/two) [d](./two.mdx) [e](/docs/a.pdf)

[f](../gone/) [g](/other/) [h](#here) ![i](/docs/lamp.svg) <a href="../two/">j</a> [k][two] [l](../../the/end/)

[two]: /docs/en/guides/two/
`

const two = `---
title: Two
---

import { LinkCard } from '@astrojs/starlight/components';

<LinkCard title="One" href="/docs/en/guides/one/" />

<LinkCard title="Gone" href="/docs/en/gone/" />

Text <a href="../one/">one</a>.
`

const files = {
  'src/content/docs/en/index.mdx':
    '---\ntitle: Lamps\nhero:\n  actions:\n    - text: Go\n      link: /docs/en/guides/one/\n---\n',
  'src/content/docs/en/guides/one.md': one,
  'src/content/docs/en/guides/two.mdx': two,
  'src/content/docs/en/guides/end.md': '---\ntitle: End\nslug: en/the/end\n---\n',
  'src/content/docs/zh-CN/guides/one.md': '---\ntitle: 一\n---\n\n[a](../two/) [b](/docs/zh-CN/)\n',
  'public/a.pdf': 'pdf',
  'public/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
}

let site: ImportedFiles

beforeAll(async () => {
  site = await importedFiles('starlight', {
    'astro.config.mjs': settings(
      "base: '/docs', redirects: { '/old': '/docs/en/guides/one/', '/x/[...slug]': '/y/[...slug]' },",
    ),
    ...files,
  })
})

describe('links of a site of Starlight', () => {
  it('lead to pages without the base of the site, from where Starlight has the page', () => {
    const text = site.read('content/en/docs/guides/one.md') ?? ''
    for (const expected of [
      '[a](/guides/two/) [b](/guides/two/#x) [c](/zh-cn/guides/two) [d](/guides/two) [e](/a.pdf)',
      '[g](https://lamps.example/other/) [h](#here) ![i](/lamp.svg)',
      '<a href="/docs/guides/two/">j</a>',
      '[l](/the/end/)',
      '[two]: /guides/two/',
    ])
      expect(text).toContain(expected)
    expect(site.read('content/zh-cn/docs/guides/one.md')).toContain(
      '[a](/zh-cn/guides/two/) [b](/zh-cn/)',
    )
  })

  it('lead to pages also from components and from the hero', () => {
    const text = site.read('content/en/docs/guides/two.md')
    expect(text).toContain('**[One](/guides/one/)**')
    expect(text).toContain('<a href="/docs/guides/one/">one</a>')
    expect(site.read('pages/index.md')).toContain('[Go](/guides/one/)')
  })

  it('are reported where they lead to no page', () => {
    expect(site.report).toMatch(
      /### A link that leads to no page \(2\)\n\n.*\n\n- `\S*one\.md:7`: `\.\.\/gone\/`\n- `\S*two\.mdx:9`: `\/docs\/en\/gone\/`\n/,
    )
  })

  it('are those of pages without a slash where the settings say so', async () => {
    const never = await importedFiles('starlight', {
      'astro.config.mjs': settings("trailingSlash: 'never',"),
      ...files,
      'src/content/docs/en/guides/one.md': '---\ntitle: One\n---\n\n[a](./two) [b](two#x)\n',
    })
    expect(never.read('content/en/docs/guides/one.md')).toContain(
      '[a](/guides/two) [b](/guides/two#x)',
    )
  })
})

describe('redirects of a site of Starlight', () => {
  it('have addresses without the base, and are reported where they are of many addresses', () => {
    expect(site.settings).toContain("redirects: { '/old': '/guides/one/' }")
    expect(site.report).toMatch(
      /A redirect of many addresses \(1\)\n\n.*\n\n- .*`\/x\/\[\.\.\.slug\]`/,
    )
  })
})
