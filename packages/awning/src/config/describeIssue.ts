import type { z } from 'zod'
import { nearest } from '../text/nearest.ts'

/** A mistake in the settings: which option, what is wrong with it, and what to write. */
export interface SettingsMistake {
  readonly path: readonly PropertyKey[]
  readonly option: string
  readonly message: string
}

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Messages for what the schema says nothing about itself. */
export const describeRawIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = nouns[issue.expected] ?? issue.expected
      return issue.input === undefined
        ? `is missing: it must be ${expected}`
        : `must be ${expected}`
    }
    case 'invalid_value': {
      const known = issue.values.map(String)
      const guess = typeof issue.input === 'string' ? nearest(issue.input, known) : undefined
      const list = known.map((value) => `'${value}'`).join(', ')
      return guess === undefined
        ? `must be one of ${list}`
        : `must be one of ${list}. Write '${guess}'.`
    }
    case 'too_small':
      return `must be ${issue.inclusive ? `${issue.minimum} at least` : `more than ${issue.minimum}`}`
    case 'too_big':
      return `must be ${issue.inclusive ? `${issue.maximum} at most` : `less than ${issue.maximum}`}`
    default:
      return undefined
  }
}

/** One mistake for each unknown name, and for a choice between forms the mistakes in the form that was meant. */
export function mistakesOf(
  issue: z.core.$ZodIssue,
  parent: readonly PropertyKey[] = [],
): SettingsMistake[] {
  const path = [...parent, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const messages = issue.message.split('\n')
    return issue.keys.map((key, index) => ({
      path: [...path, key],
      option: nameOf([...path, key]),
      message: messages[index] ?? issue.message,
    }))
  }
  const meant = issue.code === 'invalid_union' ? intendedVariant(issue) : undefined
  if (meant) return meant.flatMap((inner) => mistakesOf(inner, path))
  return [{ path, option: nameOf(path), message: issue.message }]
}

/** The mistakes in the one of several forms that the value has, though not without mistakes. */
function intendedVariant(
  issue: z.core.$ZodIssueInvalidUnion,
): readonly z.core.$ZodIssue[] | undefined {
  return issue.errors
    .filter((issues) => !issues.some(isOfAnotherForm))
    .toSorted((one, other) => one.length - other.length)[0]
}

/** Whether the value itself has another type, for example text in place of an object. */
function isOfAnotherForm(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false
  if (issue.code === 'invalid_union') return intendedVariant(issue) === undefined
  return ['invalid_type', 'invalid_value', 'invalid_format'].includes(issue.code)
}

/** The name of an option, such as `posts[0].title`; empty for the settings as a whole. */
function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}
