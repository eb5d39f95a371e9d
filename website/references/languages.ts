import { defaults } from './zh/defaults.ts'
import { frontMatter } from './zh/frontMatter.ts'
import { settings } from './zh/settings.ts'

/** The words of a reference in one language. */
export interface ReferenceLanguage {
  readonly id: 'en' | 'zh'
  readonly required: string
  readonly defaultLabel: string
  readonly example: string
  /** Between the facts of an option. */
  readonly separator: string
  /** Translates a sentence of a doc comment. */
  text(sentence: string): string
  defaultText(words: string): string
}

/** A value such as `true`, `5`, `'UTC'` or `` `/docs` `` is the same in every language. */
const code = /^(?:true|false|null|\d+(?: KB)?|'[^']*'|`[^`]*`)$/

export const english: ReferenceLanguage = {
  id: 'en',
  required: 'required',
  defaultLabel: 'default: ',
  example: 'Example: ',
  separator: ' · ',
  text: (sentence) => sentence,
  defaultText: asCode,
}

export const chinese: ReferenceLanguage = {
  id: 'zh',
  required: '必填',
  defaultLabel: '默认：',
  example: '示例：',
  separator: ' · ',
  text: (sentence) =>
    translated({ ...settings, ...frontMatter }, sentence, 'settings.ts or frontMatter.ts'),
  defaultText: (words) =>
    code.test(words) ? asCode(words) : translated(defaults, words, 'defaults.ts'),
}

function asCode(words: string): string {
  return code.test(words) && !words.startsWith('`') && !words.endsWith('KB')
    ? `\`${words}\``
    : words
}

function translated(
  table: Readonly<Record<string, string>>,
  english: string,
  file: string,
): string {
  const text = table[english]
  if (text === undefined)
    throw new Error(`website/references/zh/${file} has no translation of “${english}”`)
  return text
}
