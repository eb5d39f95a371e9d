import { languageId } from '../highlight/languages.ts'
import type { LiveLanguage } from './liveDocument.ts'

/** Languages that a browser can show, by their names in the highlighter. */
const liveLanguages: Readonly<Record<string, LiveLanguage>> = {
  html: 'html',
  css: 'css',
  javascript: 'js',
  jsx: 'jsx',
  tsx: 'tsx',
}

/** The language of a fence, if a live example can have it. */
export function languageOf({
  lang,
}: {
  readonly lang?: string | null | undefined
}): LiveLanguage | undefined {
  return liveLanguages[languageId(lang ?? '') ?? '']
}
