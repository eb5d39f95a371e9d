import type { ImportReport } from '../importReport.ts'
import { evaluateModule } from './evaluateModule.ts'
import type { SourceFolder } from './sourceFolder.ts'

export interface EvaluatedSettings {
  readonly file: string
  /** Undefined if they could not be evaluated. */
  readonly value: unknown
}

/** Evaluates the first of these files that the source has. A failure is reported with what the new site lacks because of it. */
export async function evaluateSettings(
  source: SourceFolder,
  report: ImportReport,
  files: readonly string[],
  lacking: string,
): Promise<EvaluatedSettings> {
  const file = source.firstFile(files) ?? files[0] ?? ''
  const evaluated = await evaluateModule(source, file)
  if (!('failure' in evaluated)) {
    reportMissing(evaluated.missing, file, report)
    return { file, value: evaluated.value }
  }
  report.untranslated({
    file,
    what: 'The settings',
    todo: `They could not be evaluated (${evaluated.failure}), so ${lacking} are missing. Write them into site.config.ts.`,
  })
  return { file, value: undefined }
}

function reportMissing(missing: readonly string[], file: string, report: ImportReport): void {
  if (missing.length === 0) return
  report.untranslated({
    file,
    what: 'Files that the settings import and that do not exist',
    todo: `What comes from them is missing in site.config.ts: ${missing.toSorted().join(', ')}.`,
  })
}
