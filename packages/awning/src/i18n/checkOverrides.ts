import { nearest } from '../text/nearest.ts'
import { en } from './en.ts'
import { isGroup } from './overrides.ts'

export interface OverrideMistake {
  readonly path: readonly string[]
  readonly message: string
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Mistakes in the overrides of a site, compared with the built-in strings. */
export function checkOverrides(overrides: unknown): OverrideMistake[] {
  return checkGroup(overrides, en, [])
}

function checkGroup(overrides: unknown, known: object, path: readonly string[]): OverrideMistake[] {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides))
    return [{ path, message: "must be an object. Write { notFoundTitle: 'Nothing here' }." }]
  const strings = new Map<string, unknown>(Object.entries(known))
  return Object.entries(overrides).flatMap(([key, value]: [string, unknown]) => {
    const own = [...path, key]
    const builtIn = strings.get(key)
    if (builtIn === undefined)
      return [{ path: own, message: unknownString(key, [...strings.keys()]) }]
    if (value === undefined) return []
    return isGroup(builtIn) ? checkGroup(value, builtIn, own) : checkText(value, builtIn, own)
  })
}

function unknownString(key: string, known: readonly string[]): string {
  const guess = nearest(key, known)
  return `there is no such string. ${guess === undefined ? `Known: ${known.join(', ')}.` : `Write "${guess}".`}`
}

function checkText(value: unknown, builtIn: unknown, path: readonly string[]): OverrideMistake[] {
  if (Array.isArray(builtIn)) {
    const isList = Array.isArray(value) && value.every((text) => typeof text === 'string')
    return isList ? [] : [{ path, message: "must be a list of texts. Write ['…', '…']." }]
  }
  if (typeof builtIn === 'string') {
    if (typeof value !== 'string') return [{ path, message: "must be text. Write '…'." }]
    return checkPlaceholders(value, builtIn, path)
  }
  if (!isPlural(value))
    return [
      {
        path,
        message:
          "must have a form for each kind of number. Write { one: '…', other: '{count} …' }.",
      },
    ]
  return Object.entries(value).flatMap(([form, text]) =>
    checkPlaceholders(text, JSON.stringify(builtIn), [...path, form]),
  )
}

function isPlural(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'other' in value &&
    Object.entries(value).every(
      ([form, text]) => pluralForms.includes(form) && typeof text === 'string',
    )
  )
}

/** A placeholder `{name}` is only filled in if the built-in text has it too. */
function checkPlaceholders(
  text: string,
  builtIn: string,
  path: readonly string[],
): OverrideMistake[] {
  const known = placeholders(builtIn)
  const unknown = placeholders(text).find((name) => !known.includes(name))
  if (unknown === undefined) return []
  const all = known.length === 0 ? 'It has none.' : `It has ${known.join(', ')}.`
  return [{ path, message: `nothing is filled in for ${unknown}. ${all}` }]
}

function placeholders(text: string): string[] {
  return text.match(/\{[a-z]\w*\}/gi) ?? []
}
