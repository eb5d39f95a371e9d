import { describe, expect, it } from 'vitest'
import type { PeerId } from '../peers/peer.ts'
import { parseRecords, type BenchRecord, type BuildRecord } from '../records.ts'
import { latestRecords } from './latestRecords.ts'
import { ratio, seconds } from './format.ts'
import { median } from './median.ts'
import { tableRows } from './rows.ts'
import { lostRows, markdownTable, plainTable, verdict } from './table.ts'

function build(peer: PeerId, values: Partial<BuildRecord>): BuildRecord {
  return {
    kind: 'build',
    peer,
    version: '1',
    corpus: 'generated',
    documents: 300,
    mode: 'cold',
    run: 1,
    outcome: 'done',
    seconds: 2,
    peakBytes: 4e8,
    load: 1,
    outputBytes: 1e6,
    ...values,
  }
}

describe('figures', () => {
  it('are medians', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([1, 2, 3, 10])).toBe(2.5)
    expect(median([])).toBeUndefined()
  })

  it('are written with their unit, ratios rounded to what matters', () => {
    expect(seconds(0.254)).toBe('0.25 s')
    expect(seconds(23.94)).toBe('23.9 s')
    expect([ratio(12, 4), ratio(1, 4), ratio(55, 2), ratio(900, 2)]).toEqual([
      '3.0×',
      '0.25×',
      '28×',
      '450×',
    ])
    expect(ratio(0, 4)).toBe('0×')
    expect(ratio(5, 0)).toBeUndefined()
  })
})

describe('the latest measurements', () => {
  it('are of the latest version, and of a repeated run the last', () => {
    const records = [
      build('awning', { version: 'old', seconds: 9 }),
      build('awning', { version: 'new', seconds: 5 }),
      build('awning', { version: 'new', seconds: 3 }),
      build('awning', { version: 'new', seconds: 4, run: 2 }),
    ]
    const times = latestRecords(records).map((record) => record.kind === 'build' && record.seconds)
    expect(times).toEqual([3, 4])
  })

  it('leave out a failure that works now, and no other', () => {
    const failure = (what: 'install' | 'pages'): BenchRecord => ({
      kind: 'failure',
      peer: 'hugo',
      corpus: 'generated',
      documents: 300,
      what,
      reason: 'no luck',
    })
    const kinds = (records: readonly BenchRecord[]) =>
      latestRecords(records).map(({ kind }) => kind)
    expect(kinds([failure('install'), build('hugo', {})])).toEqual(['build'])
    expect(kinds([failure('pages'), build('hugo', {})])).toEqual(['failure', 'build'])
    expect(kinds([build('hugo', {}), failure('install')])).toEqual(['build', 'failure'])
    expect(kinds([failure('install'), build('awning', {})])).toEqual(['failure', 'build'])
  })

  it('are of the latest real texts, and of generated ones', () => {
    const content = (corpus: string): BenchRecord => ({
      kind: 'content',
      corpus,
      documents: 300,
      sources: [],
    })
    const records = [
      content('old'),
      build('awning', { corpus: 'old' }),
      content('new'),
      build('awning', { corpus: 'new', seconds: 3 }),
      build('awning', { seconds: 4 }),
    ]
    const times = latestRecords(records).map((record) => record.kind === 'build' && record.seconds)
    expect(times).toEqual([false, 3, 4])
  })

  it('do not break on a line that was cut off', () => {
    const line = JSON.stringify(build('awning', {}))
    expect(parseRecords(`${line}\n${line.slice(0, 40)}`)).toHaveLength(1)
  })
})

describe('the table', () => {
  const records: BenchRecord[] = [
    build('awning', { seconds: 2, documents: 300 }),
    build('awning', { seconds: 3, documents: 1000 }),
    build('awning', { seconds: 9, documents: 3000 }),
    build('vitepress', { seconds: 50 }),
    build('vitepress', { seconds: 70, run: 2 }),
    build('vitepress', { documents: 1000, outcome: 'stopped', seconds: 300.4 }),
    build('rspress', { outcome: 'failed', seconds: 1 }),
    build('starlight', { seconds: 1.5, peakBytes: 9e8 }),
    build('hugo', { seconds: 0.2, peakBytes: 1e8, outputBytes: 1 }),
  ]
  const rows = tableRows(records)

  it('shows the ratio before the value', () => {
    expect(markdownTable(rows)).toContain(
      '| 300 documents | 2.00 s | 30× · 60.0 s | 0.75× · 1.50 s | failed | 0.10× · 0.20 s | 1–2 |',
    )
  })

  it('says how many runs each row had', () => {
    const runs = markdownTable(rows)
      .split('\n')
      .map((line) => line.split(' | ').at(-1))
    expect(runs.slice(0, 6)).toEqual(['Runs |', '---: |', ' |', '1–2 |', '1 |', '1 |'])
  })

  it('has what an author waits for, with all edits of all starts', () => {
    const dev = (mode: 'cold' | 'warm', shown: number, edits: readonly number[]): BenchRecord => ({
      kind: 'dev',
      peer: 'awning',
      version: '1',
      corpus: 'generated',
      documents: 300,
      mode,
      run: 1,
      answered: shown - 500,
      shown,
      edits,
    })
    const table = plainTable(tableRows([dev('cold', 4000, []), dev('warm', 1000, [70, 90, 80])]))
    for (const row of [
      /Dev: ready, no cache\s+300 documents\s+3\.50 s/,
      /Dev: ready\s+300 documents\s+0\.50 s/,
      /Dev: first page on screen\s+300 documents\s+1\.00 s/,
      /Dev: edit on screen\s+300 documents\s+80 ms/,
    ])
      expect(table).toMatch(row)
  })

  it('adds up HTML and CSS, since styles may be in the page', () => {
    const weight: BenchRecord = {
      kind: 'weight',
      peer: 'awning',
      version: '1',
      corpus: 'generated',
      documents: 300,
      requests: 3,
      bytes: { html: 5000, css: 600, js: 10, font: 0, image: 0, other: 0 },
      prefetchedBytes: 0,
      script: 0,
      scriptRan: 0,
    }
    const written = plainTable(tableRows([weight]))
    expect(written).toMatch(/all bytes \(brotli 11\) +5,610 B/)
    expect(written).toMatch(/HTML and CSS +5,600 B/)
    expect(written).toMatch(/script +10 B/)
  })

  it('says what was stopped and what was therefore not tried', () => {
    expect(markdownTable(rows)).toContain(
      '| 1,000 documents | 3.00 s | > 100× · > 300 s | – | not tried |',
    )
    expect(markdownTable(rows)).toContain('| 3,000 documents | 9.00 s | not tried |')
    // The memory of a stopped build is not comparable.
    expect(markdownTable(rows)).toContain('| 1,000 documents | 400 MB | stopped |')
  })

  it('leaves out rows without measurements', () => {
    expect(rows.map(({ group }) => group)).not.toContain('Rebuild, one file changed')
  })

  it('has a row for the Markdown of real sites, which no size of generated documents affects', () => {
    const real = [
      ...records,
      build('awning', { corpus: 'f00', documents: 250, seconds: 5 }),
      build('vitepress', { corpus: 'f00', documents: 250, seconds: 10 }),
    ]
    const table = markdownTable(tableRows(real))
    expect(table).toContain('| Markdown of real sites | 5.00 s | 2.0× · 10.0 s | – | – | – | 1 |')
    expect(table.replaceAll(/\n.*real sites.*/g, '')).toBe(markdownTable(rows))
  })

  it('is aligned in columns in a terminal', () => {
    const lines = plainTable(rows).split('\n')
    expect(lines[0]).toMatch(/^ +This engine +VitePress +Starlight +Rspress +Hugo/)
    expect(lines[1]).toBe('Cold build')
    const at = lines[0]?.indexOf('This engine') ?? 0
    expect(lines[2]?.slice(at, at + 11)).toBe('     2.00 s')
  })

  it('lists every row in which a peer is better, Hugo excepted', () => {
    expect(lostRows(rows)).toEqual([
      'Cold build, 300 documents: Starlight 1.50 s (this engine: 2.00 s)',
    ])
  })

  it('lists what this engine failed in, and claims nothing without a comparison', () => {
    const failed = [build('awning', { outcome: 'failed' }), build('rspress', { seconds: 7 })]
    expect(verdict(tableRows(failed)).lines).toContain(
      'Cold build, 300 documents: Rspress 7.00 s (this engine: failed)',
    )
    expect(verdict(tableRows([build('rspress', {})])).text).toContain('Nothing was measured')
    expect(verdict(tableRows([build('awning', {})])).text).toContain('Nothing was measured')
  })
})
