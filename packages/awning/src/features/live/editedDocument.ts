import {
  exampleDocument,
  isLiveLanguage,
  liveLabels,
  type LiveLanguage,
} from '../../markdown/liveDocument.ts'
import { escapeText } from '../../text/escapeHtml.ts'
import { compileInWorker } from './compileInWorker.ts'
import type { LiveProps } from './liveProps.ts'

/** The document of an example with the code of the reader, one text for each language. */
export async function editedDocument(
  { languages, lang, compiler }: LiveProps,
  code: readonly string[],
  check?: string,
): Promise<string> {
  const sources: Partial<Record<LiveLanguage, string>> = {}
  for (const [index, language] of languages.split(' ').entries())
    if (isLiveLanguage(language)) sources[language] = code[index] ?? ''
  const component = sources.jsx ?? sources.tsx
  if (component === undefined || compiler === undefined)
    return exampleDocument(sources, lang, undefined, check)
  const result = await compileInWorker(compiler, component)
  if ('script' in result) return exampleDocument(sources, lang, { ...result, markup: '' }, check)
  const label = sources.tsx === undefined ? liveLabels.jsx : liveLabels.tsx
  const message = `${result.mistake} (${label}:${result.line})`
  const html = `<pre role="alert" data-live-error>${escapeText(message)}</pre>`
  const js = `console.error(${JSON.stringify(message)})`
  return exampleDocument({ html, js }, lang, undefined, check)
}
