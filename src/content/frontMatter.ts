import type { z } from 'zod'
import type { Report } from './problem.ts'
import { readYaml, type ReadYaml } from './yaml.ts'

/** The YAML between the `---` lines that open a file, checked; an absent block is an empty one. */
export function readFrontMatter<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  file: string,
  report: Report,
): ReadYaml<z.infer<Schema>> {
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source)
  if (block?.index === 0) return readYaml(block[1] ?? '', schema, file, report, 2)
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
  return readYaml('', schema, file, report)
}
