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
    values: [1.83, 6.62, 8.4, 6.26, 4.42, 0.19],
  },
  coldBuild300: {
    source: ['Cold build', '300 documents'],
    unit: 's',
    values: [6.13, 22.5, 36.6, 14.6, 19.1, 0.88],
  },
  coldBuild1000: {
    source: ['Cold build', '1,000 documents'],
    unit: 's',
    values: [7.39, 36.3, 154, 56, 80, 3.05],
  },
  changed1000: {
    source: ['Rebuild, one file changed', '1,000 documents'],
    unit: 's',
    values: [0.94, 23.2, 165, 35.1, 47.7, 5.12],
  },
  memory1000: {
    source: ['Peak memory of a cold build', '1,000 documents'],
    unit: 'MB',
    values: [504, 1950, 2842, 2053, 4509, 279],
  },
  firstVisit: {
    source: ['First visit of a page', 'all bytes (brotli 11)'],
    unit: 'kB',
    values: [12979, 198569, 227277, 49033, 315836, 4875],
  },
  largestPaint: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'largest contentful paint'],
    unit: 'ms',
    values: [556, 876, 1212, 916, 1080, 676],
  },
  blocking: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'blocking time'],
    unit: 'ms',
    values: [15, 601, 647, 0, 455, 0],
  },
  clickPrefetched: {
    source: ['Click to painted next page', 'prefetched, throttled'],
    unit: 'ms',
    values: [185, 256, 242, 621, 375, 442],
  },
  clickFirst: {
    source: ['Click to painted next page', 'the first act of a visit, throttled'],
    unit: 'ms',
    values: [229, 303, 256, 662, 486, 442],
  },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures
