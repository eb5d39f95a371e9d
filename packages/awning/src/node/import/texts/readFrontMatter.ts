import type { ImportReport } from '../importReport.ts'
import { splitFrontMatter } from '../markdown/frontMatterText.ts'

/** Splits a text into its fields and its body. Front matter that cannot be read is left out and reported. */
export function readFrontMatter(written: string, file: string, report: ImportReport) {
  return splitFrontMatter(written, file, ({ message }) =>
    report.untranslated({
      file,
      what: 'Front matter that cannot be read',
      todo: `It was left out: ${message}.`,
    }),
  )
}
