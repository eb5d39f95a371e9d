import { record, text } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { readData } from './categoryFiles.ts'

type Label = string | Record<string, string>

/** Labels of the settings in all languages, from the files that translators have filled in. */
export class SettingsMessages {
  readonly #source: SourceFolder
  readonly #standard: string
  readonly #others: readonly string[]

  constructor(source: SourceFolder, locales: readonly string[]) {
    this.#source = source
    const [standard = 'en', ...others] = locales
    this.#standard = standard
    this.#others = others
  }

  navbar(label: string): Label {
    return this.#label('navbar.json', `item.label.${label}`, label)
  }

  footer(label: string): Label {
    return this.#label('footer.json', `link.item.label.${label}`, label)
  }

  footerTitle(title: string): Label {
    return this.#label('footer.json', `link.title.${title}`, title)
  }

  #label(file: string, key: string, label: string): Label {
    const found = this.#others.flatMap((locale) => {
      const data = readData(this.#source, `i18n/${locale}/docusaurus-theme-classic/${file}`)
      const message = text(record(data[key])['message'])
      return message === undefined ? [] : [[locale, message] as const]
    })
    return found.length === 0 ? label : { [this.#standard]: label, ...Object.fromEntries(found) }
  }
}
