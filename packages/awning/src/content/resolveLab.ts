import type { ResolvedLab } from '../markdown/writeContext.ts'
import { nearest } from '../text/nearest.ts'

/** Looks a lab up by the name that a text gives it, among the names of the site's labs. */
export function resolveLab(name: string, names: readonly string[]): ResolvedLab {
  if (names.includes(name)) return { kind: 'found' }
  const [first] = names
  if (first === undefined) {
    return {
      kind: 'missing',
      message: 'this site has no labs',
      hint: 'Define one in site.code.ts, with labs: [defineLab({ … })], or remove this line.',
    }
  }
  if (name === '') {
    return {
      kind: 'missing',
      message: 'this lab has no name',
      hint: `Write ::lab{name="${first}"} on a line of its own.`,
    }
  }
  const guess = nearest(name, names)
  return {
    kind: 'missing',
    message: `there is no lab called "${name}"`,
    hint: guess ? `Did you mean "${guess}"?` : `Known ones: ${names.join(', ')}.`,
  }
}
