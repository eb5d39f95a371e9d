import { LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { Report } from './diagnostic.ts'
import { nearest } from '../text/nearest.ts'

/** Line and column of a field in its file, by the path to it: `locate('tags', 1)`. */
export type Locate = (...path: readonly (string | number)[]) => { line: number; column: number }

export interface ReadYaml<Data> {
  /** Undefined when there was a mistake; it has been reported. */
  readonly data: Data | undefined
  readonly locate: Locate
}

/** Values that were read without mistakes, by schema and text, because dev reads all files after every edit. */
const cache = new WeakMap<z.ZodType, Map<string, unknown>>()
const maxCached = 2000

/** Parses and validates YAML; mistakes are reported with their position. */
export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  file: string,
  report: Report,
  firstLine = 1,
): ReadYaml<z.infer<Schema>> {
  const locate = locateIn(yaml, firstLine)
  const values = cache.get(schema) ?? new Map<string, z.infer<Schema>>()
  cache.set(schema, values)
  if (values.has(yaml)) return { data: values.get(yaml) as z.infer<Schema>, locate }
  const { document, ...positions } = read(yaml, firstLine)
  for (const error of document.errors) {
    report({
      severity: 'error',
      file,
      ...positions.at(error.pos[0]),
      message: `this YAML cannot be read: ${error.message}`,
      hint: 'Put a text with a colon, # or quotes in it into quotes.',
    })
  }
  if (document.errors.length > 0) return { data: undefined, locate }

  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) {
    if (values.size >= maxCached) values.clear()
    values.set(yaml, result.data)
    return { data: result.data, locate }
  }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        report({
          severity: 'error',
          file,
          ...positions.locate([...issue.path, key]),
          ...unknownField(key, schema),
        })
      }
      continue
    }
    report({
      severity: 'error',
      file,
      ...positions.locate(issue.path),
      message: `${issue.path.join('.') || 'the file'}: ${issue.message}`,
      ...hintOf(issue),
    })
  }
  return { data: undefined, locate }
}

/** Parses the YAML again for each position: only messages need them, and the tree is too large to keep. */
export function locateIn(yaml: string, firstLine: number): Locate {
  return (...path) => read(yaml, firstLine).locate(path)
}

function read(yaml: string, firstLine: number) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  return {
    document,
    at,
    locate: (path: readonly PropertyKey[]) => at(offsetOf(document, path)),
  }
}

/** Rules of the engine's own schemas may carry a hint. */
function hintOf(issue: z.core.$ZodIssue): { hint?: string } {
  const hint: unknown = issue.code === 'custom' ? issue.params?.['hint'] : undefined
  return typeof hint === 'string' ? { hint } : {}
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

/** The offset of the field's name, not of its value, because that is what an author looks for. */
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
