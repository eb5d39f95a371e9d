import { z } from 'zod'
import type { Report } from '../../../content/diagnostic.ts'
import { readYaml, type Locate } from '../../../content/yaml.ts'
import { yamlText } from '../../../content/yamlText.ts'
import { frontMatterEnd } from '../../../text/markdownVerbatim.ts'

/** A text in its two parts. */
export interface SplitText {
  /** The fields; empty where there are none, or where the YAML cannot be read. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The line of a field in the file. */
  readonly locate: Locate
  readonly body: string
  /** How many lines of the file come before the body. */
  readonly linesBefore: number
}

const fieldsSchema = z.record(z.string(), z.unknown())

/** Front matter as values, and the text behind it. Values are as YAML has them: dates stay text. */
export function splitFrontMatter(source: string, file: string, report: Report): SplitText {
  const end = frontMatterEnd(source)
  const block = source.slice(0, end)
  const body = source.slice(end).replace(/^\n/, '')
  const yaml = block.split('\n').slice(1, -1).join('\n')
  const { data, locate } = readYaml(yaml, fieldsSchema, file, report, 2)
  const linesBefore = source.slice(0, source.length - body.length).split('\n').length - 1
  return { fields: data ?? {}, locate, body, linesBefore }
}

/** The text with its fields before it. Fields that are undefined are left out; without fields there is no block. */
export function joinFrontMatter(fields: Readonly<Record<string, unknown>>, body: string): string {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (present.length === 0) return body.replace(/^\n+/, '')
  return `---\n${yamlText(Object.fromEntries(present))}---\n\n${body.replace(/^\n+/, '')}`
}
