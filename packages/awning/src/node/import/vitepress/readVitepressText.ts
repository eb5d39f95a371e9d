import type { Locate } from '../../../content/yaml.ts'
import type { ImportJob } from '../importer.ts'
import type { DocPlace } from '../texts/docAddresses.ts'
import type { Fields } from '../texts/foreignValues.ts'
import { readFrontMatter } from '../texts/readFrontMatter.ts'
import type { SourceText } from '../texts/sourceText.ts'
import { withIncludedTexts } from './includedTexts.ts'
import { attributeMarks, translateAttributes } from './vitepressAttributes.ts'
import { vitepressHeadings, type VitepressHeading } from './vitepressHeadings.ts'
import type { VitepressSite } from './vitepressSettings.ts'

/** A text of VitePress, with the texts that it includes. */
export interface VitepressText {
  readonly doc: DocPlace
  readonly fields: Fields
  readonly locate: Locate
  /** Its Markdown, in which the only attributes are ids of headings. */
  readonly body: string
  readonly headings: readonly VitepressHeading[]
  readonly text: SourceText
}

export function readVitepressText(
  doc: DocPlace,
  site: VitepressSite,
  { source, report }: ImportJob,
): VitepressText {
  const { file } = doc
  const { fields, locate, body, linesBefore } = readFrontMatter(
    source.readText(file) ?? '',
    file,
    report,
  )
  const marks = attributeMarks(site.settings)
  const context = { root: site.texts, source, marks, report }
  const included = withIncludedTexts(body, file, linesBefore, context)
  const text = { file, linesBefore, places: included.places, report }
  const translated = marks ? translateAttributes(included.body, marks, text) : included.body
  return { doc, fields, locate, body: translated, headings: vitepressHeadings(translated), text }
}
