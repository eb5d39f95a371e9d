import { generated } from '../content/corpus.ts'
import { describeMachine, isBusy } from '../machine.ts'
import { peers } from '../peers/all.ts'
import type { BenchRecord } from '../records.ts'
import { latestRecords } from './latestRecords.ts'
import { median } from './median.ts'
import { siteLabel } from './buildRows.ts'
import { tableRows } from './rows.ts'
import { ofKind } from './select.ts'
import { plainTable, verdict } from './table.ts'

/** What a run prints at its end. */
export function consoleReport(records: readonly BenchRecord[]): string {
  const current = latestRecords(records)
  const rows = tableRows(current)
  if (rows.length === 0) return 'Nothing has been measured yet.'
  const machine = ofKind(current, 'machine').at(-1)
  const { text, lines } = verdict(rows)
  return [
    machine ? `${machine.date}, ${describeMachine(machine.machine)}\n` : '',
    ...busyLines(current),
    plainTable(rows),
    '',
    ...failureLines(current),
    text,
    ...lines.map((line) => `  ${line}`),
  ].join('\n')
}

/** A warning if other programs ran during the builds. */
export function busyLines(records: readonly BenchRecord[]): string[] {
  const machine = ofKind(records, 'machine').at(-1)
  const load = median(ofKind(records, 'build').map((build) => build.load))
  return machine && load !== undefined && isBusy(machine.machine, load)
    ? [
        `Other work ran on the machine (load average ${load.toFixed(1)} on ${machine.machine.cores} cores): times are too long, ratios rough.`,
        '',
      ]
    : []
}

/** What is missing from the table, and why. */
export function failureLines(records: readonly BenchRecord[]): string[] {
  const failures = ofKind(records, 'failure').map(({ peer, what, corpus, documents, reason }) => {
    const site = corpus === undefined || documents === undefined ? undefined : { corpus, documents }
    return `${peers[peer].name}${site ? `, ${siteLabel(site)}` : ''}, ${what}: ${reason}`
  })
  const builds = ofKind(records, 'build')
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ peer, corpus, documents, mode, outcome, seconds, message }) => {
      const end =
        outcome === 'stopped'
          ? `stopped after ${Math.floor(seconds)} s`
          : `failed: ${message?.replace(/\.+$/, '')}`
      const others = corpus === generated ? '; it was not tried with more' : ''
      return `${peers[peer].name}, ${siteLabel({ corpus, documents })}, ${mode} build: ${end}${others}.`
    })
  return [...failures, ...builds]
}
