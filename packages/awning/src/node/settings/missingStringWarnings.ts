import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { missingStrings } from '../../i18n/missingStrings.ts'

/** Warns of texts of the interface that a locale has neither built in nor in the settings, one warning for each locale. */
export function missingStringWarnings({ locales, strings }: SiteConfig): Diagnostic[] {
  return locales.flatMap(({ id, lang }): Diagnostic[] => {
    const missing = missingStrings(lang, strings[id])
    const [first] = missing
    if (first === undefined) return []
    const count = missing.length === 1 ? 'a text' : `${missing.length} texts`
    const written = first.split('.').reduceRight((value, key) => `{ ${key}: ${value} }`, "'…'")
    return [
      {
        severity: 'warning',
        file: 'site.config.ts',
        message: `${count} of the interface in ${lang} ${missing.length === 1 ? 'is' : 'are'} missing: ${missing.join(', ')}`,
        hint: `Write strings: { ${/^[a-z]\w*$/i.test(id) ? id : `'${id}'`}: ${written} }. Until then, readers see English, or another plural form.`,
      },
    ]
  })
}
