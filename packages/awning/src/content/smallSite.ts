import type { LocaleId } from '../config/site.ts'

/**
 * From this number of texts on, readers need more than the sidebar to find their way, and authors
 * more than their memory to know what is up to date.
 */
const smallSiteTexts = 20

/** Rules that only pay off on larger sites are hints on a small one, with which a check succeeds. */
export function severityForSize(
  texts: readonly { readonly file: { readonly locale: LocaleId } }[],
  defaultLocale: LocaleId,
): 'suggestion' | 'hint' {
  const originals = texts.filter(({ file }) => file.locale === defaultLocale)
  return originals.length < smallSiteTexts ? 'hint' : 'suggestion'
}
