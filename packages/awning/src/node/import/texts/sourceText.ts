import type { ImportReport, SourcePlace } from '../importReport.ts'

/** A text while it is translated: where it comes from, and whom to tell. */
export interface SourceText {
  /** Path from the folder that is imported. */
  readonly file: string
  /** How many lines of the file come before the part that is translated. */
  readonly linesBefore: number
  readonly report: ImportReport
}

export function placeIn({ file, linesBefore }: SourceText, line: number): SourcePlace {
  return { file, line: line + linesBefore }
}
