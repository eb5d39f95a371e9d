import type { ProseRule, SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { lintText } from './lintText.ts'
import { orphans } from './orphans.ts'
import { termRule } from './terms.ts'

/** May return a cached result: `work` gives the same result for the same `parts`. */
export type LintCache = (parts: readonly string[], work: () => Diagnostic[]) => Diagnostic[]

/** Applies the rules that the settings switch on to every text. The results never stop a build. */
export function lintContent(
  {
    texts,
    links,
    glossary,
    diagnostics,
  }: Pick<Loaded, 'texts' | 'links' | 'glossary' | 'diagnostics'>,
  config: SiteConfig,
  cached: LintCache = (_, work) => work(),
): Diagnostic[] {
  // A file with errors may have been read only in part, so its suggestions could be wrong.
  const withErrors = new Set(
    diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])),
  )
  const glossaryJson = JSON.stringify(glossary)
  const originals = new Map(
    texts.flatMap((text) =>
      text.file.locale === config.defaultLocale ? [[text.file.key, text]] : [],
    ),
  )
  const suggestions = config.locales.flatMap(({ id, lang }) => {
    const isChinese = new Intl.Locale(lang).language === 'zh'
    const terms = termRule(glossary, id)
    const isOn = (rule: ProseRule) => config.proseLint[rule][id] ?? false
    const rules = JSON.stringify(Object.entries(config.proseLint).map(([, on]) => on[id]))
    return texts
      .filter(({ file }) => file.locale === id && !withErrors.has(file.file))
      .flatMap((text) => {
        const { file, kind } = text
        const original = id === config.defaultLocale ? undefined : originals.get(file.key)
        const parts = [
          glossaryJson,
          String(config.math),
          rules,
          lang,
          id,
          kind,
          file.file,
          file.source,
          original?.file.source ?? '',
        ]
        return cached(parts, () =>
          lintText(text, { isOn, isChinese, math: config.math, terms, original }),
        )
      })
  })
  const isOnForOrphans = config.proseLint.orphans[config.defaultLocale]
  return [...suggestions, ...(isOnForOrphans ? orphans(texts, links, config) : [])]
}
