import { parseSync } from 'rolldown/utils'
import type { StatedError } from './claim.ts'

export interface StatedText {
  readonly text: string
  readonly readings: readonly string[]
  readonly error?: StatedError
}

const separators = ['，', '（', '；', ' — ']
const errorText = /^((?:[A-Z]\w*)?(?:Error|Exception))(?::\s*(.*))?$/

/** Separates what an arrow states from the explanation that may follow it. */
export function readStatedText(whole: string): StatedText {
  const text = whole.slice(0, firstCut(whole)).trim()
  const error = errorText.exec(text)
  return {
    text,
    readings: [whole.trim(), ...cuts(whole).map((cut) => whole.slice(0, cut).trim())],
    ...(error?.[1] ? { error: { name: error[1], message: error[2] ?? '' } } : {}),
  }
}

function cuts(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => index).filter((index) =>
    separators.some((separator) => text.startsWith(separator, index)),
  )
}

/** Where the explanation starts: at the first separator outside quotes and brackets. */
function firstCut(text: string): number {
  let quote = ''
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index)
    if (quote) {
      if (char === '\\') index++
      else if (char === quote) quote = ''
    } else if (/['"`]/.test(char)) quote = char
    else if (/[([{]/.test(char)) depth++
    else if (/[)\]}]/.test(char)) depth--
    else if (depth <= 0 && separators.some((separator) => text.startsWith(separator, index)))
      return index
  }
  return text.length
}

/** Whether the text is one expression of the program. */
export function isExpression(text: string): boolean {
  const { program, comments, errors } = parseSync('stated.ts', `() => (${text}\n)`, {
    lang: 'ts',
    sourceType: 'module',
    showSemanticErrors: true,
  })
  const [statement, ...others] = program.body
  if (errors.length > 0 || comments.length > 0 || others.length > 0) return false
  if (statement?.type !== 'ExpressionStatement') return false
  const arrow = statement.expression
  if (arrow.type !== 'ArrowFunctionExpression') return false
  const { body } = arrow
  return body?.type === 'ParenthesizedExpression' && body.expression.type !== 'SequenceExpression'
}
