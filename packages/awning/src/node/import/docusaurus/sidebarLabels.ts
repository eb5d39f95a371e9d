import { record, text } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { readData } from './categoryFiles.ts'
import type { DocsVersion } from './docsVersions.ts'

/** The label of a category in all languages, from the files that translators have filled in. */
export function sidebarLabels(
  source: SourceFolder,
  { plugin, name, translations }: DocsVersion,
  sidebar: string,
  locale: string,
): (label: string) => string | Record<string, string> {
  const folder = `docusaurus-plugin-content-docs${plugin === 'default' ? '' : `-${plugin}`}`
  const file = name === 'current' ? 'current.json' : `version-${name}.json`
  const messages = [...translations.keys()].map(
    (language) => [language, readData(source, `i18n/${language}/${folder}/${file}`)] as const,
  )
  return (label) => {
    const found = messages.flatMap(([language, data]) => {
      const message = text(record(data[`sidebar.${sidebar}.category.${label}`])['message'])
      return message === undefined ? [] : [[language, message] as const]
    })
    return found.length === 0 ? label : { [locale]: label, ...Object.fromEntries(found) }
  }
}
