import { describe, expect, it } from 'vitest'
import { peerIds } from '../peers/peer.ts'
import { situations, type BenchRecord } from '../records.ts'
import { decadeTicks } from './linePlot.ts'
import { markdownReport } from './markdownReport.ts'
import { plots } from './plots.ts'
import { byteGroups } from './byteGroups.ts'

const records: BenchRecord[] = peerIds.flatMap((peer, at): BenchRecord[] => [
  ...[30, 300, 1000].map((documents): BenchRecord => ({
    kind: 'build',
    peer,
    version: '1',
    corpus: 'generated',
    documents,
    mode: 'cold',
    run: 1,
    outcome: 'done',
    seconds: (at + 1) * documents * 0.01,
    peakBytes: 4e8,
    load: 1,
    outputBytes: 1e6,
  })),
  {
    kind: 'weight',
    peer,
    version: '1',
    corpus: 'generated',
    documents: 300,
    requests: 3,
    bytes: { html: 5000, css: 6000, js: at * 10_000, font: 0, image: 0, other: 0 },
    prefetchedBytes: 0,
    script: 10,
    scriptRan: 5,
  },
  ...situations.map((situation): BenchRecord => ({
    kind: 'navigation',
    peer,
    version: '1',
    corpus: 'generated',
    documents: 300,
    situation,
    throttled: true,
    run: 1,
    ms: 100 + at * 50,
    bytes: 3000,
  })),
])

describe('the plots', () => {
  const drawn = plots(records)

  it('are three, with every generator named in words', () => {
    expect(drawn.map(({ file }) => file)).toEqual([
      'results/builds.svg',
      'results/first-visit.svg',
      'results/navigation.svg',
    ])
    for (const { svg } of drawn) {
      for (const name of ['This engine', 'Docusaurus', 'VitePress', 'Starlight', 'Rspress']) {
        expect(svg).toMatch(new RegExp(`<text[^>]*>${name}`))
      }
    }
  })

  it('have no mark outside of their frame and no invalid number', () => {
    for (const { svg } of drawn) {
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
      const values = (name: string) =>
        [...svg.matchAll(new RegExp(` ${name}="(-?[\\d.]+)"`, 'g'))].map(([, value]) =>
          Number(value),
        )
      for (const x of [...values('x'), ...values('cx')]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThan(Number(width))
      }
      for (const y of [...values('y'), ...values('cy')]) {
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThan(Number(height))
      }
    }
  })

  it('have colours for light and dark pages', () => {
    for (const { svg } of drawn) expect(svg).toContain('prefers-color-scheme: dark')
  })

  it('stack the bytes: parts of a bar follow each other and are as long as the whole', () => {
    const bars = /Rspress<\/text>(.*)/.exec(drawn[1]?.svg ?? '')?.[1] ?? ''
    const parts = [...bars.matchAll(/class="bar c(\d)" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)]
    expect(parts.map(([, hue]) => byteGroups[Number(hue)]?.name)).toEqual([
      'HTML and CSS',
      'script',
    ])
    const [first, second] = parts
    expect(Number(second?.[2])).toBeCloseTo(Number(first?.[2]) + Number(first?.[3]), 0)
  })

  it('are left out without data', () => {
    expect(plots([])).toEqual([])
  })

  it('have axes of 1, 3, 10 that contain all values', () => {
    expect(decadeTicks([0.24, 280])).toEqual([0.1, 0.3, 1, 3, 10, 30, 100, 300])
    expect(decadeTicks([3, 10])).toEqual([3, 10])
    expect(decadeTicks([5, 5])).toEqual([3, 10])
  })

  it('come with a warning when the machine was busy with something else', () => {
    const machine: BenchRecord = {
      kind: 'machine',
      date: '2026-11-15',
      machine: {
        processor: 'unknown',
        cores: 2,
        architecture: 'x64',
        memoryGb: 8,
        system: 'Debian',
        node: '20',
        browser: 'Chromium',
      },
    }
    const busy = records.map((record) =>
      record.kind === 'build' ? { ...record, load: 9 } : record,
    )
    expect(markdownReport([machine, ...busy], drawn)).toContain('Other work ran on the machine')
    expect(markdownReport([machine, ...records], drawn)).not.toContain('Other work')
  })

  it('come with where real texts are from', () => {
    const content: BenchRecord = {
      kind: 'content',
      corpus: 'f00',
      documents: 40,
      sources: [
        { name: 'facebook/docusaurus', commit: '5d162a4654', documents: 30 },
        { name: 'notes', documents: 10 },
      ],
    }
    expect(markdownReport([content, ...records], drawn)).toContain(
      '40 documents of facebook/docusaurus 5d162a4654 (30), notes (10).',
    )
    expect(markdownReport(records, drawn)).not.toContain('real sites')
  })

  it('are shown in the report', () => {
    const report = markdownReport(records, drawn)
    for (const { file } of drawn) expect(report).toContain(`](${file})`)
    expect(report).toContain('npm run bench -- --fresh')
  })
})
