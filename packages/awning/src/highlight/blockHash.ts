import { hash } from '../cache/hash.ts'
import { sourcesHash } from '../cache/sourcesHash.ts'
import { languageId } from './languages.ts'
import type { CodeSource } from './codeSource.ts'

let highlighter: string | undefined

/** Hash of everything that the HTML of a block depends on: the highlighter, the language and the code. */
export function blockHash({ code, lang }: CodeSource): string {
  highlighter ??= sourcesHash(['highlight', 'text'], /^shiki$/)
  return hash(highlighter, languageId(lang) ?? '', code)
}
