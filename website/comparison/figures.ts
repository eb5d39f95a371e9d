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
    values: [2.19, 7.29, 8.94, 5.1, 5.7, 0.16],
  },
  coldBuild300: {
    source: ['Cold build', '300 documents'],
    unit: 's',
    values: [5.41, 22.7, 47.7, 19.8, 40.5, 0.99],
  },
  coldBuild1000: {
    source: ['Cold build', '1,000 documents'],
    unit: 's',
    values: [10.3, 56.4, 197, 62.2, 121, 3.33],
  },
  changed1000: {
    source: ['Rebuild, one file changed', '1,000 documents'],
    unit: 's',
    values: [1.29, 30.4, 200, 45.2, 70.9, 5.25],
  },
  memory1000: {
    source: ['Peak memory of a cold build', '1,000 documents'],
    unit: 'MB',
    values: [436, 2456, 3240, 2079, 4946, 272],
  },
  firstVisit: {
    source: ['First visit of a page', 'all bytes (brotli 11)'],
    unit: 'kB',
    values: [12861, 198738, 227312, 49055, 316348, 4881],
  },
  largestPaint: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'largest contentful paint'],
    unit: 'ms',
    values: [556, 888, 1168, 808, 1088, 696],
  },
  blocking: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'blocking time'],
    unit: 'ms',
    values: [0, 598, 682, 0, 443, 0],
  },
  clickPrefetched: {
    source: ['Click to painted next page', 'prefetched, throttled'],
    unit: 'ms',
    values: [191, 286, 216, 575, 362, 435],
  },
  clickFirst: {
    source: ['Click to painted next page', 'the first act of a visit, throttled'],
    unit: 'ms',
    values: [243, 252, 279, 601, 485, 431],
  },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures
