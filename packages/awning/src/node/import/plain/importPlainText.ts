import { posix } from 'node:path'
import type { ImportJob } from '../importer.ts'
import { joinFrontMatter } from '../markdown/frontMatterText.ts'
import { cleanFences } from '../texts/cleanFences.ts'
import { cleanHtml } from '../texts/cleanHtml.ts'
import { copyFiles } from '../texts/copyFiles.ts'
import { docFile, docSlug } from '../texts/docAddresses.ts'
import type { Fields } from '../texts/foreignValues.ts'
import type { PolicyOrigins } from '../texts/policyOrigins.ts'
import { readFrontMatter } from '../texts/readFrontMatter.ts'
import type { SourceText } from '../texts/sourceText.ts'
import { followLinks } from './followLinks.ts'
import type { PlainDoc } from './plainDocs.ts'
import { plainFields } from './plainFields.ts'
import { plainMdx } from './plainMdx.ts'
import { solutionTitle } from './solutionTitle.ts'
import { withoutMarkLines } from './tutorialBoxes.ts'
import type { TutorialLinks } from './tutorialLinks.ts'
import { translateTutorial, withFieldsAsFrontMatter } from './tutorialMarkdown.ts'
import { withParts } from './withParts.ts'

/** What texts have to know of each other. */
export interface PlainContext {
  readonly byFile: ReadonlyMap<string, PlainDoc>
  /** Links by name, which only a tutorial has. */
  readonly links: TutorialLinks | undefined
  readonly origins: PolicyOrigins
  readonly defaultLocale: string
}

export function importPlainText(doc: PlainDoc, context: PlainContext, job: ImportJob): void {
  const { source, target } = job
  const own = translated(doc.file, doc, context, job)
  const solution =
    doc.solution === undefined ? undefined : translated(doc.solution, doc, context, job).body
  const box = ':'.repeat(12)
  const body = solution?.trim()
    ? `${own.body.trimEnd()}\n\n${box}details ${solutionTitle(doc.locale)}\n\n${solution.trim()}\n\n${box}\n`
    : own.body
  const isEmpty = body.trim() === '' && own.fields['title'] === undefined
  const title = isEmpty ? posix.basename(posix.dirname(doc.path)) : undefined
  const fields = { slug: docSlug(doc), title, ...own.fields }
  if (source.isFile(doc.file)) target.add(docFile(doc), { text: joinFrontMatter(fields, body) })
}

/** A file as the text, or a part of the text, of a doc. `above` are the files that it is part of. */
function translated(
  file: string,
  doc: PlainDoc,
  context: PlainContext,
  job: ImportJob,
  above: readonly string[] = [],
): { fields: Fields; body: string } {
  const { source, report } = job
  const { links, origins } = context
  const written = source.readText(file) ?? ''
  const { fields, locate, body, linesBefore } = readFrontMatter(
    links ? withFieldsAsFrontMatter(written) : written,
    file,
    report,
  )
  const text: SourceText = { file, linesBefore, report }
  const newFile = docFile(doc)
  // A part is read like the text that it is written into.
  const format = doc.file.endsWith('.mdx') ? 'mdx' : 'md'
  const own = plainFields(fields, { file, locate, report })
  const prose = links && format === 'md' ? translateTutorial(body, doc, links, text) : body
  const html =
    format === 'md' ? cleanHtml(prose, format, text) : plainMdx(prose, { text, newFile }, job)
  if (html === undefined) return { fields: own, body }
  const linked = followLinks(html, format, { ...doc, file }, context)
  const copied = cleanFences(copyFiles({ text, body: linked, format, newFile }, job), text)
  origins.addFrom(copied, format)
  const partOf = (part: string) =>
    above.includes(part) ? '' : translated(part, doc, context, job, [...above, file]).body
  const whole = format === 'md' ? copied : withParts(copied, text, partOf, job)
  return { fields: own, body: links ? withoutMarkLines(whole) : whole }
}
