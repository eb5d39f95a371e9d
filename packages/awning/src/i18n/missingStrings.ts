import { en } from './en.ts'
import { isGroup, type StringOverrides } from './overrides.ts'
import { pluralCategories } from './pluralCategories.ts'
import { stringsFor } from './stringsFor.ts'

/**
 * The strings that neither the engine nor the settings have for a language (`search.open`), and the plural forms that the
 * settings leave out (`posts.few`).
 */
export function missingStrings(lang: string, overrides: StringOverrides = {}): string[] {
  const isShipped = stringsFor(lang) !== undefined
  const categories = [...pluralCategories(lang).keys()]
  return missingIn(overrides, en, '')

  function missingIn(given: unknown, english: object, prefix: string): string[] {
    const values = new Map<string, unknown>(Object.entries(given ?? {}))
    return Object.entries(english).flatMap(([name, text]: [string, unknown]) => {
      const key = prefix + name
      const value = values.get(name)
      if (isGroup(text)) return missingIn(value, text, `${key}.`)
      if (value === undefined) return isShipped ? [] : [key]
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
      return categories.filter((form) => !(form in value)).map((form) => `${key}.${form}`)
    })
  }
}
