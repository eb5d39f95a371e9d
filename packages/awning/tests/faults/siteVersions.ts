import type { SiteSettings } from '../../src/config/site.ts'
import type { FixtureRequest } from '../browser/fixtureSites.ts'
import { page } from '../sites/markdownPage.ts'

/**
 * Three versions of a small site. The first two have the same app and differ in their texts and in which pages they have; the third has
 * another app too. Each text of a version, also in its navbar, sidebar and footer, carries a mark, such as `edition-a`, so
 * that two versions on one page are noticed.
 */
export const editions = ['a', 'b', 'c'] as const

export type Edition = (typeof editions)[number]

export const markPattern = /edition-[abc]/g

const both = (text: string) => ({ zh: text, en: text })

export function siteVersion(edition: Edition): FixtureRequest {
  return { files: filesOf(edition), settings: settingsOf(edition) }
}

function settingsOf(edition: Edition): Partial<SiteSettings> {
  const marked = (text: string) => both(`${text} edition-${edition}`)
  return {
    navbar: {
      items: [
        { label: marked('Docs'), to: '/docs' },
        { label: both('Blog'), to: '/blog' },
      ],
    },
    footer: { copyright: marked('© 2022') },
  }
}

function filesOf(edition: Edition): Record<string, string> {
  const doc = (name: string, extra = '') =>
    page(`${name} edition-${edition}`, text(edition, name) + extra)
  const post = (name: string) =>
    page(`${name} edition-${edition}`, text(edition, name), `slug: ${name.toLowerCase()}`)
  return {
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/zh/docs/index.md': doc('Start'),
    'content/zh/docs/alpha.md': doc('Alpha', tabs),
    'content/en/docs/alpha.md': doc('Alpha', tabs),
    'content/zh/docs/beta.md': doc('Beta', code),
    'content/zh/docs/guide/one.md': doc('One'),
    'content/zh/docs/guide/two.md': doc('Two'),
    'content/zh/blog/2022-01-01-hello.md': post('Hello'),
    'content/zh/blog/2022-01-02-second.md': post('Second'),
    // Each version has a page that another one lacks.
    ...(edition === 'c' ? {} : { 'content/zh/docs/gamma.md': doc('Gamma') }),
    ...(edition === 'a' ? {} : { 'content/zh/docs/delta.md': doc('Delta') }),
    // A component of its own gives a version another app.
    ...(edition === 'c' ? { 'content/zh/docs/bell.mdx': doc('Bell', bell) } : {}),
  }
}

/** Longer than a screen, so that a reader can scroll. */
function text(edition: Edition, name: string): string {
  const sections = Array.from(
    { length: 12 },
    (_, index) => `## ${name} ${index}\n\nPart ${index} of ${name}, edition-${edition}.\n`,
  )
  return `Read [Alpha](/docs/alpha), [Beta](/docs/beta) or [Hello](/blog/hello).\n\n${sections.join('\n')}`
}

const tabs = `
::::tabs
:::tab[npm]{value="npm"}
npm install
:::
:::tab[yarn]{value="yarn"}
yarn add
:::
::::
`
const code = '\n```js\nconst x = 1\n```\n'
const bell = '\n<button onClick={() => alert(1)}>Ring</button>\n'
