import type { z } from 'zod'
import type { CachedValues } from '../cache/cachedValues.ts'
import { hash } from '../cache/hash.ts'
import type { Report } from './diagnostic.ts'
import { misplacedFrontMatter } from './misplacedFrontMatter.ts'
import { locateIn, readYaml, type ReadYaml } from './yaml.ts'

/** A cache of valid front matter, because of many files few have changed since the last build. */
export interface KnownFrontMatter {
  readonly cache: CachedValues<object>
  /** Changes with the code that checks it: the engine's, and the site's where it defines kinds of posts. */
  readonly codeHash: string
  /** The schema that it was validated with: `doc`, or `post` and the name of its post kind. */
  readonly kind: string
}

/** The YAML between the `---` lines at the start of a file. */
export function frontMatterBlock(source: string): string | undefined {
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source)
  return block?.index === 0 ? (block[1] ?? '') : undefined
}

/** Reads and validates the YAML between the `---` lines at the start of a file; a missing block counts as empty. */
export function readFrontMatter<Schema extends z.ZodType<object>>(
  source: string,
  schema: Schema,
  file: string,
  report: Report,
  known?: KnownFrontMatter,
): ReadYaml<z.infer<Schema>> {
  const yaml = frontMatterBlock(source)
  if (yaml !== undefined) {
    if (!known) return readYaml(yaml, schema, file, report, 2)
    const key = hash(known.codeHash, known.kind, yaml)
    const last = known.cache.get(key)
    if (last) return { data: last as z.infer<Schema>, locate: locateIn(yaml, 2) }
    const read = readYaml(yaml, schema, file, report, 2)
    if (read.data) known.cache.set(key, read.data)
    return read
  }
  if (/^---[ \t]*\r?\n/.test(source)) {
    report({
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message: 'the front matter is not closed',
      hint: 'Write --- on a line of its own after the last field.',
    })
    return { data: undefined, locate: () => ({ line: 1, column: 1 }) }
  }
  const misplaced = misplacedFrontMatter(
    source,
    Object.keys('shape' in schema ? Object(schema.shape) : {}),
  )
  if (misplaced) report({ severity: 'error', file, ...misplaced })
  return readYaml('', schema, file, report)
}
