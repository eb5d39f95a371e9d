import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'

type LanguageId = keyof typeof bundledLanguages

/** Names that authors use but Shiki does not know. */
const extraAliases: Record<string, string> = {
  htm: 'html',
  patch: 'diff',
  svg: 'xml',
}

const ids = new Map<string, string>()
for (const { id, aliases = [] } of bundledLanguagesInfo) {
  for (const name of [id, ...aliases]) ids.set(name, id)
}

/** Names of languages with a grammar, for messages. */
export const languageNames: readonly string[] = [...ids.keys(), ...Object.keys(extraAliases)]

/** Code without a grammar: text, and the output of programs, whose colours are part of the text. */
const plainLanguages = new Set(['text', 'txt', 'plain', 'plaintext', 'ansi'])

/** The output of a program, with the escape sequences of a terminal. */
export function isAnsi(name: string): boolean {
  return name.toLowerCase() === 'ansi'
}

export function isPlainLanguage(name: string): boolean {
  return plainLanguages.has(name.toLowerCase())
}

/** One name for all spellings of a language (`ts` → `typescript`); undefined if it has no grammar. */
export function languageId(name: string): LanguageId | undefined {
  const lower = name.toLowerCase()
  const id = ids.get(extraAliases[lower] ?? lower)
  return id !== undefined && isLanguageId(id) ? id : undefined
}

function isLanguageId(id: string): id is LanguageId {
  return Object.hasOwn(bundledLanguages, id)
}
