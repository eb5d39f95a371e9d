import { applyEdits, type Edit } from './applyEdits.ts'
import type { Problem } from './claim.ts'
import { readStatedText } from './statedText.ts'
import { findName, type TypedName } from './typedName.ts'

/** What a fence states about its types. */
export interface TypeClaims {
  /** The fence with its questions (`^?`) turned into statements that fail to compile. */
  readonly code: string
  /** Lines that must have an error, with its code where one is named. */
  readonly errors: ReadonlyMap<number, string | undefined>
  readonly questions: ReadonlyMap<number, TypeQuestion>
  readonly problems: readonly Problem[]
}

export interface TypeQuestion {
  readonly subject: string
  readonly type: string
}

const question = /^\s*\/\/\s*\^\?(.*)$/
const cross = /\/\/\s*✗\s*(TS\d+)?/

export function readTypeClaims(source: string, lang: 'ts' | 'tsx'): TypeClaims {
  const errors = new Map<number, string | undefined>()
  const questions = new Map<number, TypeQuestion>()
  const problems: Problem[] = []
  const edits: Edit[] = []
  let start = 0
  /** Offset of the last line without a question. */
  let above = 0
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1
    const asked = question.exec(text)
    if (asked) {
      const type = readStatedText(asked[1] ?? '').text
      const name = findName(source, lang, above + text.indexOf('^'))
      if (!name || !type) {
        const what = type ? 'no name stands above the caret' : 'no type follows the ^?'
        problems.push({ line, message: what })
      } else {
        questions.set(line, { subject: name.text, type })
        // Nothing is known of a name after a `return`: the question is put before it.
        const leaves = /^\s*(?=(?:return|throw)\b)/.exec(source.slice(above))
        const place = above + (leaves?.[0].length ?? 0)
        edits.push(
          leaves
            ? { start: place, end: place, text: `${ask(name, type, line)}; ` }
            : { start, end: start + text.length, text: ask(name, type, line) },
        )
      }
    } else {
      above = start
      const crossed = cross.exec(text)
      if (crossed) errors.set(line, crossed[1])
    }
    start += text.length + 1
  }
  return { code: applyEdits(source, edits), errors, questions, problems }
}

/** Compiles only if the types are the same; if not, the error message contains the type. */
function ask({ text, kind }: TypedName, stated: string, line: number): string {
  const value = `__value${line}`
  const actual = { type: text, path: `typeof ${text}`, expression: `ReturnType<typeof ${value}>` }[
    kind
  ]
  const first = kind === 'expression' ? `const ${value} = () => (${text}); ` : ''
  return `${first}const __question${line}: __Same<${actual}, ${stated}> extends true ? 0 : { line: ${line}; is: ${actual} } = 0`
}

/** Declared once for all fences. */
export const sameType = `type __Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false
`
