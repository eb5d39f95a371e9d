import type { ImportReport, SourcePlace } from '../importReport.ts'

/** A text while it is translated: where it comes from, and whom to tell. */
export interface SourceText {
  /** Path from the folder that is imported. */
  readonly file: string
  /** How many lines of the file come before the part that is translated. */
  readonly linesBefore: number
  /** Where each line was written, for a text that includes others. */
  readonly places?: readonly SourcePlace[]
  readonly report: ImportReport
}

export function placeIn({ file, linesBefore, places }: SourceText, line: number): SourcePlace {
  return places?.[line - 1] ?? { file, line: line + linesBefore }
}
