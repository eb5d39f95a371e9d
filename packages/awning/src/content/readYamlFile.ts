import { join } from 'node:path'
import type { z } from 'zod'
import { isSourceFile, readSource } from '../cache/recording.ts'
import { decodeText } from './decodeText.ts'
import type { Report } from './diagnostic.ts'
import { PublicationBounds } from './publicationBounds.ts'
import { locateOften, readYaml, type ReadYaml } from './yaml.ts'

/** Reads and validates a YAML file of the content; `data` is undefined where there is no such file. */
export function readYamlFile<Schema extends z.ZodType>(
  root: string,
  /** From the site's root: `content/tags.yml`. */
  file: string,
  schema: Schema,
  report: Report,
): ReadYaml<z.infer<Schema>> {
  const path = join(root, file)
  const absent = { data: undefined, locate: () => ({ line: 1, column: 1 }) }
  if (!isSourceFile(path)) return absent
  const refusal = new PublicationBounds(root).linkRefusal(path)
  if (!refusal) {
    const text = decodeText(readSource(path) ?? Buffer.alloc(0), file, report)
    if (text === undefined) return absent
    const { data } = readYaml(text, schema, file, report)
    return { data, locate: locateOften(text) }
  }
  report({
    severity: 'error',
    file,
    message: `the file ${refusal.reason}`,
    hint: refusal.hint,
  })
  return absent
}
