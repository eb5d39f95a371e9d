import { z } from 'zod'
import { nearest } from '../text/nearest.ts'
import { checkTextLocales } from './checkTextLocales.ts'
import type { LoadContext } from './loadContext.ts'
import type { PostSource } from './loadPosts.ts'
import { readYamlFile } from './readYamlFile.ts'
import { localizedText } from './schemas.ts'
import { labelFor } from './tags.ts'

/** A name that a file of the content declares, such as a list that posts can be on. */
export interface DeclaredName {
  readonly name: string
  /** In the language of the page. */
  readonly label: string
  /** Its position in the file, from 0 on. */
  readonly position: number
}

const schema = z.record(z.string(), localizedText)

/**
 * Looks up names that a field of the front matter lists in a YAML file that declares them with their
 * labels, each once and in the order of that file. An undeclared one is reported.
 */
export function declaredNames(
  { file: sourceFile, locate }: Pick<PostSource, 'file' | 'locate'>,
  { root, config, locale, report }: LoadContext,
): (field: string, names: readonly string[], file: string) => DeclaredName[] {
  return (field, names, file) => {
    if (names.length === 0) return []
    const { data = {}, locate: locateIn } = readYamlFile(root, file, schema, report)
    const declared = Object.entries(data)
    for (const [name, text] of declared)
      checkTextLocales(text, { file, config, locate: locateIn, report }, name)
    const known = declared.map(([name]) => name)
    for (const [index, name] of names.entries()) {
      if (known.includes(name)) continue
      const guess = nearest(name, known)
      report({
        severity: 'error',
        file: sourceFile.file,
        ...locate(field, index),
        message: `${field}: "${name}" is not declared`,
        hint: guess
          ? `Did you mean "${guess}"?`
          : `Declare it in ${file}, with a label for each locale.`,
      })
    }
    return declared.flatMap(([name, text], position) => {
      const label = labelFor(text, locale, config.defaultLocale) ?? name
      return names.includes(name) ? [{ name, label, position }] : []
    })
  }
}
