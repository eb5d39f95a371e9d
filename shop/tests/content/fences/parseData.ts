import { parseDocument } from 'yaml'
import { lineOf } from '../components/lineOf.ts'
import type { Problem } from '../examples/claim.ts'

export function parseJson(code: string): Problem[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const offset = Number(/position (\d+)/.exec(error.message)?.[1] ?? code.length)
    return [{ line: lineOf(code, offset), message: error.message }]
  }
}

export function parseYaml(code: string): Problem[] {
  return parseDocument(code).errors.map(({ message, linePos }) => ({
    line: linePos?.[0].line ?? 1,
    message,
  }))
}

/** A request or status line, then fields, then perhaps a body after an empty line. */
export function parseHttp(code: string): Problem[] {
  const [head = ''] = code.split('\n\n')
  return head.split('\n').flatMap((line, index) => {
    const isStart = /^(?:[A-Z]+ \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}.*)$/.test(line)
    const isField = /^[A-Za-z][\w-]*: .+$/.test(line)
    return isStart || isField || line.startsWith('#')
      ? []
      : [{ line: index + 1, message: `no field of HTTP: ${line}` }]
  })
}
