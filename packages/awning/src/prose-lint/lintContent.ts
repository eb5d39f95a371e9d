import type { ProseRule, SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Problem } from '../content/problem.ts'
import { lintText } from './lintText.ts'
import { orphans } from './orphans.ts'
import { termRule } from './terms.ts'

/** May answer from memory: the same parts have the same remarks. */
export type Remember = (parts: readonly string[], work: () => Problem[]) => Problem[]

/** Remarks on every text, by the rules that the settings switch on: nothing that stops a build. */
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
    const isOn = (rule: ProseRule) => config.proseLint[rule][id] ?? false
    const rules = JSON.stringify(Object.entries(config.proseLint).map(([, on]) => on[id]))
    return texts
      .filter(({ file }) => file.locale === id && !mistaken.has(file.file))
      .flatMap((text) => {
        const { file, kind } = text
        const original = id === config.defaultLocale ? undefined : originals.get(file.key)
        const parts = [
          words,
          rules,
          lang,
          id,
          kind,
          file.file,
          file.source,
          original?.file.source ?? '',
        ]
        return remember(parts, () => lintText(text, { isOn, isChinese, terms, original }))
      })
  })
  const isOnForOrphans = config.proseLint.orphans[config.defaultLocale]
  return [...remarks, ...(isOnForOrphans ? orphans(texts, links, config) : [])]
}
