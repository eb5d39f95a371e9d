/** What a new site can begin with. */
export const templates = ['docs', 'blog', 'docs+blog'] as const
export type Template = (typeof templates)[number]

/** The languages that the texts of the templates are written in. */
export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** Everything that has to be known to create a site. */
export interface Answers {
  readonly folder: string
  readonly template: Template
  /** The first one is that of `/`. */
  readonly languages: readonly [Language, ...Language[]]
}

/** A mistake of the person who typed the command: only its message is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function templateFrom(word: string): Template {
  const found = templates.find((template) => template === word)
  if (found) return found
  throw new UsageError(`There is no template "${word}". Choose one of ${templates.join(', ')}.`)
}

/** `en,zh` or `zh en`; the order is kept. */
export function languagesFrom(words: string): Answers['languages'] {
  const [first, ...rest] = [...new Set(words.split(/[,\s]+/).filter(Boolean))].map(languageFrom)
  if (!first) throw new UsageError('A site needs a language. Write en, zh or en,zh.')
  return [first, ...rest]
}

function languageFrom(word: string): Language {
  const found = languages.find((language) => language === word)
  if (found) return found
  throw new UsageError(
    `The templates are not written in "${word}". Choose en, zh or en,zh; you can add other languages to the site later.`,
  )
}
