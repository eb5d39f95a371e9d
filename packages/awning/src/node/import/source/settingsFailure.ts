import { relative } from 'node:path'
import { withoutAnsi } from '../../../text/ansi.ts'
import { isFields, listAt, textAt, valueAt } from '../texts/foreignValues.ts'

/** Why a module could not be bundled, on one line: “Unexpected token (config.ts:3:6)”. */
export function bundleFailure(error: unknown, root: string): string {
  const mistakes = listAt(error, 'errors')
  const reasons = (mistakes.length > 0 ? mistakes : [error]).map((mistake) => {
    const [first = ''] = withoutAnsi(messageOf(mistake)).trim().split('\n')
    return first.replace(/^\[\w+\]\s*/, '') + placeOf(mistake, root)
  })
  return reasons.join('; ')
}

function messageOf(error: unknown): string {
  return isFields(error) ? (textAt(error, 'message') ?? '') : String(error)
}

function placeOf(mistake: unknown, root: string): string {
  const file = textAt(mistake, 'loc', 'file') ?? textAt(mistake, 'id')
  if (file === undefined) return ''
  const [line, column] = [valueAt(mistake, 'loc', 'line'), valueAt(mistake, 'loc', 'column')]
  const isKnown = typeof line === 'number' && typeof column === 'number'
  const position = isKnown ? `:${line}:${column + 1}` : ''
  return ` (${relative(root, file)}${position})`
}

/** The whole message of the error among the lines that Node prints about it, on one line. */
export function runFailure(stderr: string): string {
  const message = /^\w*Error\b[^]*?(?=\n\s+at |\n\n|$(?![^]))/m.exec(stderr)?.[0]
  const lines = (message ?? stderr)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\((?:node:|Use `node)/.test(line))
  return lines.join(' ') || 'it exports nothing'
}
