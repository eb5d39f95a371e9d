import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BenchRecord } from '../records.ts'
import { currentRecords } from './current.ts'
import { markdownReport } from './markdownReport.ts'
import { plots } from './plots.ts'

/** Writes the report and its plots; gives the files, as seen from here. */
export function writeReport(records: readonly BenchRecord[], out: string): string[] {
  const current = currentRecords(records)
  const drawn = plots(current)
  const texts = new Map([[out, markdownReport(current, drawn)]])
  for (const { file, svg } of drawn) texts.set(join(dirname(out), file), svg)
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return [...texts.keys()].map((file) => relative(process.cwd(), file))
}
