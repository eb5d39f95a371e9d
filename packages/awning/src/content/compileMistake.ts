import type { Diagnostic } from './diagnostic.ts'
import type { SourceFile } from './sourceFile.ts'

/** Why a text cannot be compiled, in the words of the compiler. */
export function compileMistake(
  file: Pick<SourceFile, 'file' | 'key' | 'source'>,
  error: unknown,
): Diagnostic {
  const text = error instanceof Error ? error.message : String(error)
  // Every level of quotes, lists and elements is a level of calls.
  if (error instanceof RangeError && /call stack/.test(text))
    return {
      severity: 'error',
      file: file.file,
      message: 'this text is nested too deeply',
      hint: 'Use fewer quotes, lists or elements inside each other.',
    }
  // The MDX compiler puts the position into its message: `3:1: Expected a closing tag …`.
  const [, line, column, message = text] = /^(\d+):(\d+): ([\s\S]*)$/.exec(text) ?? []
  const position = line ? { line: Number(line), column: Number(column) } : esmPosition(file, text)
  return {
    severity: 'error',
    file: file.file,
    ...position,
    message: `this file cannot be compiled: ${plainMessage(message)}`,
    hint: file.key.endsWith('.mdx')
      ? 'In .mdx a { starts an expression and a < starts an element; write \\{ and &lt; for the characters.'
      : 'Please report this: plain Markdown should always compile.',
  }
}

/** Without the heading and the excerpt of the parser, which shows compiled code, and without the name of the rule. */
function plainMessage(message: string): string {
  const [line = ''] = message.replace(/^Parse failed with .*\n/, '').split('\n')
  return line.replace(/ \([\w-]+:[\w-]+\)$/, '')
}

/** The compiler gives no position for `import` and `export`, but the name in the message may be found. */
function esmPosition(
  { source }: Pick<SourceFile, 'source'>,
  message: string,
): { line: number; column: number } | undefined {
  const [, name = ''] = /(?:'|`)([\w$]+)(?:'|`)/.exec(message) ?? []
  if (name === '' && !/\besm\b/.test(message)) return undefined
  const lines = source.split('\n')
  const matching = lines.findIndex(
    (line) => /^(?:import|export)\b/.test(line) && line.includes(name),
  )
  return matching < 0 ? undefined : { line: matching + 1, column: 1 }
}
