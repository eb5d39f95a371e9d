import type { Answers, Language, Template } from './answers.ts'

interface Words {
  readonly docs: string
  readonly blog: string
  readonly about: string
  readonly tagline: string
}

const words: Readonly<Record<Language, Words>> = {
  en: { docs: 'Docs', blog: 'Blog', about: 'About', tagline: 'A new site' },
  zh: { docs: '文档', blog: '博客', about: '关于', tagline: '一个新站点' },
}

/** The text of `site.config.ts`. */
export function siteConfig(title: string, { template, languages }: Answers): string {
  const text = (pick: (words: Words) => string) => localized(languages, pick)
  const items = navbarItems(template).map(
    ([name, to]) => `      { label: ${text((known) => known[name])}, to: '${to}' },`,
  )
  const lines = [
    '  // The public address. Feeds, the sitemap and search engines need it.',
    "  url: 'https://example.com',",
    `  title: ${quoted(title)},`,
    `  tagline: ${text(({ tagline }) => tagline)},`,
    ...(languages.join() === 'en'
      ? []
      : [`  locales: [${languages.map((id) => `{ id: '${id}' }`).join(', ')}],`]),
    ...(template === 'docs' ? ["  docs: { path: '/' },"] : []),
    ...(template === 'blog' ? ['  docs: false,'] : []),
    ...(template === 'docs'
      ? []
      : [
          `  posts: [{ id: 'blog', ${template === 'blog' ? "path: '/', " : ''}title: ${text(({ blog }) => blog)} }],`,
        ]),
    ...(items.length > 0 ? ['  navbar: {', '    items: [', ...items, '    ],', '  },'] : []),
  ]
  return `import { defineSite } from 'awning'\n\nexport default defineSite({\n${lines.join('\n')}\n})\n`
}

function navbarItems(template: Template): (readonly ['docs' | 'blog' | 'about', string])[] {
  switch (template) {
    case 'docs':
      return []
    case 'blog':
      return [
        ['blog', '/'],
        ['about', '/about'],
      ]
    case 'docs+blog':
      return [
        ['docs', '/docs'],
        ['blog', '/blog'],
      ]
  }
}

/** One text, or one for each language. */
function localized(languages: Answers['languages'], pick: (words: Words) => string): string {
  const [first, ...others] = languages
  if (others.length === 0) return quoted(pick(words[first]))
  return `{ ${languages.map((id) => `${id}: ${quoted(pick(words[id]))}`).join(', ')} }`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
