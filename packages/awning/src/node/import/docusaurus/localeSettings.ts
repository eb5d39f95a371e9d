import { list, record, text, type Data } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'

export interface ImportedLocale {
  readonly id: string
  readonly label?: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

/** The languages of the new site, the default one first. One without a folder of translations is left out. */
export function localeSettings(
  data: Data,
  source: SourceFolder,
  report: (what: string, todo: string) => void,
): ImportedLocale[] {
  const i18n = record(data['i18n'])
  const standard = text(i18n['defaultLocale']) ?? 'en'
  const others = list(i18n['locales'])
    .map(String)
    .filter((id) => id !== standard)
  const translated = others.filter((id) => source.isFolder(`i18n/${id}`))
  for (const id of others)
    if (!translated.includes(id))
      report(
        `The language \`${id}\`, of which there are no texts`,
        `It was left out, because i18n/${id} does not exist. Add it to locales when you have translations.`,
      )
  return [standard, ...translated].map((id) => {
    const config = record(record(i18n['localeConfigs'])[id])
    const [label, lang, direction] = [
      text(config['label']),
      text(config['htmlLang']),
      text(config['direction']),
    ]
    return {
      id,
      ...(label === undefined ? {} : { label }),
      ...(lang === undefined ? {} : { lang }),
      ...(direction === 'rtl' || direction === 'ltr' ? { dir: direction } : {}),
    }
  })
}
