import { localeRoot } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { OutputFolder } from './output/outputFolder.ts'
import { notFoundDocument } from './render/notFoundDocument.ts'

/** Writes a `404.html` per locale, for hosts that use the nearest one, and one at the root that contains all languages. */
export function writeNotFound(
  output: OutputFolder,
  config: SiteConfig,
  documents: ReadonlyMap<string, string>,
): void {
  const others = config.locales.flatMap((locale) => {
    const html = documents.get(locale.id)
    return html === undefined || locale.id === config.defaultLocale
      ? []
      : [{ locale, root: localeRoot(config, locale.id), html }]
  })
  for (const { locale, html } of others) output.write(`${locale.id}/404.html`, html)
  const original = documents.get(config.defaultLocale)
  if (original === undefined) throw new Error('the not-found page was not rendered')
  output.write('404.html', notFoundDocument(original, others))
}
