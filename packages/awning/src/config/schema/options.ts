import { z } from 'zod'
import { nearest } from '../../text/nearest.ts'

/**
 * A group of options. A name that is no option is a mistake, and the message names the option that
 * was most likely meant: one line for each unknown name, in the order of the issue's `keys`.
 */
export function options<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownOption(key, known)).join('\n')
        : undefined,
  })
}

function unknownOption(key: string, known: readonly string[]): string {
  const guess = nearest(key, known)
  const hint = guess === undefined ? `Known options: ${known.join(', ')}.` : `Write "${guess}".`
  return `there is no such option. ${hint}`
}
