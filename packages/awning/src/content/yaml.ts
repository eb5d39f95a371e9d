import { isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { describeRawIssue } from '../config/describeIssue.ts'
import type { Report } from './diagnostic.ts'
import { nearest } from '../text/nearest.ts'
import { fieldNames } from './fieldNames.ts'
import { yamlMistake, type YamlMistake } from './yamlMistake.ts'

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
  const value = valueOf(document)
  if ('mistake' in value) {
    const { offset, ...mistake } = value.mistake
    report({ severity: 'error', file, ...positions.at(offset), ...mistake })
    return { data: undefined, locate }
  }
  const result = schema.safeParse(value.data, { error: describeIssue })
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
          ...unknownField(key, fieldNames(schema, issue.path)),
        })
      }
      continue
    }
    report({
      severity: 'error',
      file,
      ...positions.locate(issue.path),
      message: `${issue.path.join('.') || 'the YAML'}: ${issue.message}`,
      ...(hintOf(issue) ??
        valueHint(
          document.getIn(issue.path, true),
          issue.code === 'invalid_type' && issue.expected === 'array',
        )),
    })
  }
  return { data: undefined, locate }
}

function valueOf(document: Document): { data: unknown } | { mistake: YamlMistake } {
  const mistake = yamlMistake(document)
  if (mistake) return { mistake }
  try {
    return { data: document.toJS() ?? {} }
  } catch {
    // Aliases of aliases: a few lines that stand for millions of values.
    const message = 'this YAML cannot be read: its aliases stand for too many values'
    return { mistake: { offset: 0, message, hint: 'Write the values out, without * and &.' } }
  }
}

/** YAML has other words for its values than the settings. */
const describeIssue: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && /^(?:object|record)$/.test(issue.expected)
    ? 'must be fields, each on a line of its own: name: value'
    : describeRawIssue(issue)

/** The YAML that was asked for a position last. */
let located: ({ yaml: string; firstLine: number } & ReturnType<typeof read>) | undefined

/**
 * Parses the YAML again for its positions: only messages need them, and the trees of all files are too large to keep. One
 * is kept, because a thousand tags that are not declared have a message each.
 */
export function locateIn(yaml: string, firstLine: number): Locate {
  return (...path) => {
    if (located?.yaml !== yaml || located.firstLine !== firstLine)
      located = { yaml, firstLine, ...read(yaml, firstLine) }
    return located.locate(path)
  }
}

/** The same for a file that says something about many texts: it is parsed once, for the first of thousands of positions. */
export function locateOften(yaml: string): Locate {
  let known: ReturnType<typeof read> | undefined
  return (...path) => (known ??= read(yaml, 1)).locate(path)
}

function read(yaml: string, firstLine: number) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    // A tag may be called 2024, and a list cannot be the name of a field.
    stringKeys: true,
  })
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
function hintOf(issue: z.core.$ZodIssue): { hint: string } | undefined {
  const hint: unknown = issue.code === 'custom' ? issue.params?.['hint'] : undefined
  return typeof hint === 'string' ? { hint } : undefined
}

/** YAML reads `2024`, `true` and nothing at all as other things than text, and `1.10` as 1.1. */
function valueHint(node: unknown, isListWanted: boolean): { hint: string } | undefined {
  if (!isScalar(node)) return undefined
  const { value, source } = node
  if (value === null) return { hint: 'Write a value after the colon, or remove the field.' }
  if (isListWanted)
    return {
      hint: `Write a list: [${JSON.stringify(typeof value === 'string' ? value : (source ?? value))}].`,
    }
  return typeof value === 'number' || typeof value === 'boolean'
    ? { hint: `If it is a text, put it into quotes: "${source ?? value}".` }
    : undefined
}

function unknownField(key: string, known: readonly string[]): { message: string; hint: string } {
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
