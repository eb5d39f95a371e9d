import { hash } from '../cache/hash.ts'
import { sourcesHash } from '../cache/sourcesHash.ts'
import { languageId } from './languages.ts'
import type { Source } from './source.ts'

let highlighter: string | undefined

/** The same for two blocks exactly when they come out as the same HTML. */
export function blockHash({ code, lang }: Source): string {
  highlighter ??= sourcesHash(['highlight', 'text'], /^shiki$/)
  return hash(highlighter, languageId(lang) ?? '', code)
}
