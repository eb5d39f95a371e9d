import type { Answers, Language } from './answers.ts'

const labels: Readonly<Record<Language, string>> = { en: 'Site news', zh: '站点动态' }

/** The text of `content/tags.yml`, with the tag of the first post. */
export function tagsFile(languages: Answers['languages']): string {
  const texts = languages.map((language) => `${language}: ${labels[language]}`).join(', ')
  return `blog:\n  news: { ${texts} }\n`
}
