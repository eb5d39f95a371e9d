import type { TwoslashReturn } from 'twoslash/core'
import { nearest } from '../../text/nearest.ts'
import { installTypeScript } from './findTypeScript.ts'
import { isQuery } from './twoslashCode.ts'
import type { TypeMistake } from './typedCode.ts'

/** Options of Twoslash that make no sense here: the engine decides about them, or they show other code than that of the block. */
const unsupported = ['showEmit', 'showEmittedFile', 'keepNotations', 'noErrorValidation']
const options = ['errors', 'noErrors', 'noErrorsCutted', 'noStaticSemanticInfo', 'filename']
const compilerOptions = ['strict', 'lib', 'target', 'module', 'jsx', 'checkJs', 'types']

export const missingTypeScript: TypeMistake = {
  severity: 'error',
  line: 0,
  message: 'to show types, "twoslash" needs TypeScript 5, which is not installed',
  hint: `Run ${installTypeScript}, or remove "twoslash".`,
}

/** Errors that the author has not announced, and comments that mean nothing. */
export function typeMistakes(code: string, { errors, meta }: TwoslashReturn): TypeMistake[] {
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length - 1
  const unknown = meta.flagNotations
    .filter(({ type }) => type === 'unknown')
    .map(({ name, start }) => unknownOption(lineAt(start), name))
  const announced = new Set(meta.handbookOptions.errors)
  const codes = new Set([...announced, ...errors.map((error) => Number(error.code))])
  const unexpected = errors
    .filter((error) => !announced.has(Number(error.code)))
    .map(({ line, text, code: number }) =>
      mistake(
        'error',
        line,
        `TypeScript reports error ${number}: ${oneLine(text)}`,
        `Correct the code, or write "// @errors: ${[...codes].join(' ')}" in its first line to show the error.`,
      ),
    )
  const absent = [...announced].filter((number) => errors.every((error) => error.code !== number))
  const flag = meta.flagNotations.find(({ name }) => name === 'errors')
  return [
    ...unknown,
    ...unexpected,
    ...absent.map((number) =>
      mistake(
        'warning',
        lineAt(flag?.start ?? 0),
        `this code has no error ${number}`,
        'Remove the number from "// @errors:".',
      ),
    ),
  ]
}

/** Options that would change what Twoslash returns; they are found before it runs. */
export function unsupportedOptions(code: string): TypeMistake[] {
  return code.split('\n').flatMap((text, line) => {
    const [, name = ''] = /^\/\/\s?@(\w+)/.exec(text) ?? []
    return unsupported.includes(name) ? [unknownOption(line, name)] : []
  })
}

function unknownOption(line: number, name: string): TypeMistake {
  const guess = nearest(name, [...options, ...compilerOptions])
  const hint = guess
    ? `Did you mean "@${guess}"?`
    : `Known ones: @${options.join(', @')}, and the options of TypeScript, such as @strict: false.`
  return mistake('error', line, `types have no option "@${name}"`, hint)
}

/** Twoslash throws for queries and cuts that it cannot make sense of, with the line in the text of the error. */
export function thrownMistake(error: unknown, code: string): TypeMistake {
  const textOf = (name: string) => {
    const text: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
    return typeof text === 'string' && text !== '' ? text : undefined
  }
  const message = textOf('description') ?? String(error)
  const [, number = '1'] = /\blines?(?:\(s\))? (\d+)/.exec(message) ?? []
  const line = Number(number) - 1
  if (/\^[?|]/.test(message))
    return mistake(
      'error',
      // The number is too high if the query points behind the end of its line.
      Math.max(0, code.split('\n', line + 1).findLastIndex(isQuery)),
      'this query points at nothing that has a type',
      'Put the ^ below a name in the line above, in a comment of its own.',
    )
  return mistake(
    'error',
    line,
    oneLine(message).replace(/^You have an? /, 'the block has an '),
    textOf('recommendation') ?? 'Check the comments that begin with // @ and // ---cut.',
  )
}

function mistake(
  severity: TypeMistake['severity'],
  line: number,
  message: string,
  hint: string,
): TypeMistake {
  return { severity, line, message, hint }
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
