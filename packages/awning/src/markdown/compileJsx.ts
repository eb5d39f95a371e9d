import { transform } from 'sucrase'

/** A mistake in the syntax of JSX, with the line of the code that it is on. */
export class JsxMistake extends Error {
  override name = 'SyntaxError'
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/**
 * Compiles a live example in JSX or TSX to the body of a function of `exports`, `require` and `render`
 * (`features/live/jsx/shownBy.ts` calls it). Each line stays where it is, so that errors name the lines that
 * the author wrote. The only file that uses sucrase, at build time and, for edited code, in a worker.
 */
export function compileJsx(code: string): string {
  const all = readings(code)
  for (const reading of all.slice(0, -1)) {
    try {
      return compiled(reading)
    } catch {
      // Only a mistake in the last one, which is the code as it was written, is the author's.
    }
  }
  return compiled(all.at(-1) ?? code)
}

/**
 * What the code may mean, the first that is valid: it is an expression, or ends with an element that begins a line, or
 * it is a module, of which the last component is shown if it says nothing else.
 */
export function readings(code: string): string[] {
  const plain = code.trimEnd().replace(/;$/, '')
  const starts = [0, ...Array.from(plain.matchAll(/^<(?=[\w>])/gm), ({ index }) => index)]
  const component = lastComponent(code)
  return [
    ...starts.map((at) => `${plain.slice(0, at)};exports.default = (${plain.slice(at)}\n)`),
    component === undefined
      ? code
      : `${code}\n;if (!('default' in exports)) exports.default = ${component}`,
  ]
}

/** The name of the last component that the code declares at the beginning of a line. */
function lastComponent(code: string): string | undefined {
  const declared = code.matchAll(/^(?:export\s+)?(?:function|class|const|let|var)\s+([A-Z]\w*)/gm)
  return [...declared].at(-1)?.[1]
}

function compiled(code: string): string {
  try {
    return transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      production: true,
      disableESTransforms: true,
    }).code
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, text = message, line = '1'] =
      /^(?:Error transforming \S+: )?(.*?) \((\d+):\d+\)$/s.exec(message) ?? []
    throw new JsxMistake(text, Number(line))
  }
}
