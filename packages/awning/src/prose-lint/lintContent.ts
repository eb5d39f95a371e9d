import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Problem } from '../content/problem.ts'
import { lintText } from './lintText.ts'
import { orphans } from './orphans.ts'
import { termRule } from './terms.ts'

/** May answer from memory: the same parts have the same remarks. */
export type Remember = (parts: readonly string[], work: () => Problem[]) => Problem[]

/** Remarks on every text: nothing that stops a build, all that an author would want put right. */
export function lintContent(
  { texts, links, glossary, problems }: Pick<Loaded, 'texts' | 'links' | 'glossary' | 'problems'>,
  config: SiteConfig,
  remember: Remember = (_, work) => work(),
): Problem[] {
  // What could not be read right would be remarked on wrongly: the mistake comes first.
  const mistaken = new Set(
    problems.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])),
  )
  const words = JSON.stringify(glossary)
  const originals = new Map(
    texts.flatMap((text) =>
      text.file.locale === config.defaultLocale ? [[text.file.key, text]] : [],
    ),
  )
  const remarks = config.locales.flatMap(({ id, lang }) => {
    const isChinese = new Intl.Locale(lang).language === 'zh'
    const terms = termRule(glossary, id)
    return texts
      .filter(({ file }) => file.locale === id && !mistaken.has(file.file))
      .flatMap((text) => {
        const { file, kind } = text
        const original = id === config.defaultLocale ? undefined : originals.get(file.key)
        const parts = [words, lang, id, kind, file.file, file.source, original?.file.source ?? '']
        return remember(parts, () => lintText(text, isChinese, terms, original))
      })
  })
  return [...remarks, ...orphans(texts, links, config)]
}
