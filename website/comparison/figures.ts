/** Engines in the order of the columns of `bench/RESULTS.md`, which a test compares with these figures. */
export const engines = [
  'awning',
  'Docusaurus',
  'VitePress',
  'Starlight',
  'Rspress',
  'Hugo',
] as const

export type Unit = 's' | 'ms' | 'kB' | 'MB'

export interface Figure {
  /** Heading and row of the table that the figures are from. */
  readonly source: readonly [group: string, row: string]
  readonly unit: Unit
  /** One for each engine, as measured: seconds, milliseconds, bytes or megabytes. */
  readonly values: readonly number[]
}

/** The figures that the website shows. Less is better everywhere. */
export const figures = {
  coldBuild30: {
    source: ['Cold build', '30 documents'],
    unit: 's',
    values: [5.83, 7.5, 9.82, 5.66, 5.71, 0.15],
  },
  coldBuild300: {
    source: ['Cold build', '300 documents'],
    unit: 's',
    values: [8.01, 23.3, 42.1, 18.1, 23.0, 0.89],
  },
  coldBuild1000: {
    source: ['Cold build', '1,000 documents'],
    unit: 's',
    values: [10.0, 41.2, 162, 49.0, 109, 3.67],
  },
  changed1000: {
    source: ['Rebuild, one file changed', '1,000 documents'],
    unit: 's',
    values: [1.63, 25.9, 164, 38.3, 65.8, 4.39],
  },
  memory1000: {
    source: ['Peak memory of a cold build', '1,000 documents'],
    unit: 'MB',
    values: [698, 2401, 3319, 2079, 4907, 265],
  },
  firstVisit: {
    source: ['First visit of a page', 'all bytes (brotli 11)'],
    unit: 'kB',
    values: [14481, 198696, 226947, 49033, 315856, 4875],
  },
  largestPaint: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'largest contentful paint'],
    unit: 'ms',
    values: [884, 960, 1388, 936, 1224, 748],
  },
  blocking: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'blocking time'],
    unit: 'ms',
    values: [0, 984, 946, 30, 680, 0],
  },
  clickPrefetched: {
    source: ['Click to painted next page', 'prefetched, throttled'],
    unit: 'ms',
    values: [258, 396, 358, 626, 376, 473],
  },
  clickFirst: {
    source: ['Click to painted next page', 'the first act of a visit, throttled'],
    unit: 'ms',
    values: [497, 477, 336, 774, 543, 502],
  },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures
