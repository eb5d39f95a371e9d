import type { PluralForms, Strings } from './strings.ts'

/** Some strings of the interface, with the same structure as `Strings`. */
export type StringOverrides = Overrides<Strings>

type Overrides<Group> = {
  readonly [Key in keyof Group]?: Group[Key] extends string | readonly string[] | PluralForms
    ? Group[Key] | undefined
    : Overrides<Group[Key]> | undefined
}

const merged = new WeakMap<StringOverrides, Map<Strings, Strings>>()

/** The strings with some of them replaced; returns the same object for the same overrides. */
export function withOverrides(strings: Strings, overrides: StringOverrides | undefined): Strings {
  if (!overrides) return strings
  const known = merged.get(overrides) ?? new Map<Strings, Strings>()
  merged.set(overrides, known)
  const result = known.get(strings) ?? merge(strings, overrides)
  known.set(strings, result)
  return result
}

/** Lists and plural forms are replaced as a whole, because their parts belong together. */
function merge<Group extends object>(group: Group, overrides: object): Group {
  const result = { ...group }
  const words = new Map<string, unknown>(Object.entries(group))
  for (const [key, override] of Object.entries(overrides)) {
    const word = words.get(key)
    if (override !== undefined)
      Object.assign(result, {
        [key]: isGroup(word) && isGroup(override) ? merge(word, override) : override,
      })
  }
  return result
}

/** Whether a value is a group of strings, and not one text in several plural forms. */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value)
}
