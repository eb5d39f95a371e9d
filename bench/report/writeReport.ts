import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BenchRecord } from '../records.ts'
import { latestRecords } from './latestRecords.ts'
import { markdownReport } from './markdownReport.ts'
import { plots } from './plots.ts'

/** Writes the report and its plots, and returns the paths from the current folder. */
export function writeReport(records: readonly BenchRecord[], out: string): string[] {
  const current = latestRecords(records)
  const drawn = plots(current)
  const texts = new Map([[out, markdownReport(current, drawn)]])
  for (const { file, svg } of drawn) texts.set(join(dirname(out), file), svg)
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return [...texts.keys()].map((file) => relative(process.cwd(), file))
}
