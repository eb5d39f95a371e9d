import { LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { Report } from './problem.ts'
import { nearest } from './text/nearest.ts'

/** Where a field stands in its file, by the path to it: `locate('tags', 1)`. */
export type Locate = (...path: readonly (string | number)[]) => { line: number; column: number }

export interface ReadYaml<Data> {
  /** Undefined when there was a mistake; it has been reported. */
  readonly data: Data | undefined
  readonly locate: Locate
}

/** YAML to a checked value, and the places of its fields. */
export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  file: string,
  report: Report,
  firstLine = 1,
): ReadYaml<z.infer<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const locate: Locate = (...path) => place(offsetOf(document, path))
  for (const error of document.errors) {
    report({
      severity: 'error',
      file,
      ...place(error.pos[0]),
      message: `this YAML cannot be read: ${error.message}`,
      hint: 'A text with a colon, # or quotes in it must stand in quotes.',
    })
  }
  if (document.errors.length > 0) return { data: undefined, locate }

  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return { data: result.data, locate }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        report({
          severity: 'error',
          file,
          ...place(offsetOf(document, [...issue.path, key])),
          ...unknownField(key, schema),
        })
      }
      continue
    }
    report({
      severity: 'error',
      file,
      ...place(offsetOf(document, issue.path)),
      message: `${issue.path.join('.') || 'the file'}: ${issue.message}`,
    })
  }
  return { data: undefined, locate }
}

function unknownField(key: string, schema: z.ZodType): { message: string; hint: string } {
  const known =
    'shape' in schema && typeof schema.shape === 'object' && schema.shape
      ? Object.keys(schema.shape)
      : []
  const guess = nearest(key, known)
  return {
    message: `there is no field "${key}"`,
    hint: guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}.`,
  }
}

/** Where the key of a path stands: the author looks for the name, not for the value. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const parent: unknown =
    path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const last = path.at(-1)
  if (
    typeof parent === 'object' &&
    parent !== null &&
    'items' in parent &&
    Array.isArray(parent.items)
  ) {
    for (const item of parent.items as { key?: { value?: unknown; range?: [number] } }[]) {
      if (item.key?.value === last && item.key?.range) return item.key.range[0]
    }
  }
  const node: unknown = document.getIn(path, true)
  if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
    return Number(node.range[0])
  return 0
}
