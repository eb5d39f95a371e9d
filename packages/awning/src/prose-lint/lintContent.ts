import { hash } from '../cache/hash.ts'
import type { ProseRule, SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadedContent.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { claimRule } from './baseline/claimRule.ts'
import { languageOf, lintText } from './lintText.ts'
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
    webFeatures,
  }: Pick<Loaded, 'texts' | 'links' | 'glossary' | 'diagnostics' | 'webFeatures'>,
  config: SiteConfig,
  cached: LintCache = (_, work) => work(),
): Diagnostic[] {
  // A file with errors may have been read only in part, so its suggestions could be wrong.
  const withErrors = new Set(
    diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])),
  )
  // It is a part of what is hashed for each text, and may be longer than the text.
  const glossaryHash = hash(JSON.stringify(glossary))
  const originals = new Map(
    texts.flatMap((text) =>
      text.file.locale === config.defaultLocale ? [[text.file.key, text]] : [],
    ),
  )
  const suggestions = config.locales.flatMap(({ id, lang }) => {
    const language = languageOf(lang)
    const terms = termRule(glossary, id)
    const isOn = (rule: ProseRule) => config.proseLint[rule][id] ?? false
    const data = config.proseLint.baseline[id] ? webFeatures() : undefined
    const claims = data ? claimRule(data) : undefined
    const rules = JSON.stringify(Object.entries(config.proseLint).map(([, on]) => on[id]))
    return texts
      .filter(({ file }) => file.locale === id && !withErrors.has(file.file))
      .flatMap((text) => {
        const { file, kind } = text
        const original = id === config.defaultLocale ? undefined : originals.get(file.key)
        const parts = [
          glossaryHash,
          data?.hash ?? '',
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
          lintText(text, { isOn, language, math: config.math, terms, claims, original }),
        )
      })
  })
  return [...suggestions, ...allOrphans(texts, links, config), ...missingData(config, webFeatures)]
}

/** The rule about browsers cannot be applied without the data. */
function missingData({ proseLint }: SiteConfig, webFeatures: Loaded['webFeatures']): Diagnostic[] {
  if (!Object.values(proseLint.baseline).includes(true) || webFeatures()) return []
  return [
    {
      severity: 'warning',
      file: 'site.config.ts',
      message: 'proseLint.baseline needs the package web-features, which is not installed',
      hint: 'Install it in the folder of the site: npm install --save-exact web-features',
    },
  ]
}

/** A translation is reported only where its original is not: then it lost links that the original has. */
function allOrphans(
  texts: Loaded['texts'],
  links: Loaded['links'],
  config: SiteConfig,
): Diagnostic[] {
  const { locales, defaultLocale, proseLint } = config
  const original = proseLint.orphans[defaultLocale]
    ? orphans(texts, links, config, defaultLocale)
    : []
  const files = new Map(texts.map(({ file }) => [file.file, file.key]))
  const reported = new Set(original.map(({ file }) => files.get(file)))
  const others = locales.filter(({ id }) => id !== defaultLocale && proseLint.orphans[id])
  return [
    ...original,
    ...others
      .flatMap(({ id }) => orphans(texts, links, config, id))
      .filter(({ file }) => !reported.has(files.get(file))),
  ]
}
