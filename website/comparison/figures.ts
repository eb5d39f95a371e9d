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
    values: [2.58, 9.18, 12.9, 6.62, 6.98, 0.18],
  },
  coldBuild300: {
    source: ['Cold build', '300 documents'],
    unit: 's',
    values: [4.52, 18.6, 41.2, 17.3, 24.4, 0.9],
  },
  coldBuild1000: {
    source: ['Cold build', '1,000 documents'],
    unit: 's',
    values: [11, 50.4, 214, 53, 110, 4.16],
  },
  changed1000: {
    source: ['Rebuild, one file changed', '1,000 documents'],
    unit: 's',
    values: [1.35, 32.6, 218, 35.3, 74.3, 3.9],
  },
  memory1000: {
    source: ['Peak memory of a cold build', '1,000 documents'],
    unit: 'MB',
    values: [476, 2392, 3255, 2006, 5075, 278],
  },
  firstVisit: {
    source: ['First visit of a page', 'all bytes (brotli 11)'],
    unit: 'kB',
    values: [12849, 198738, 227291, 49055, 316348, 4881],
  },
  largestPaint: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'largest contentful paint'],
    unit: 'ms',
    values: [520, 912, 1256, 908, 1052, 656],
  },
  blocking: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'blocking time'],
    unit: 'ms',
    values: [6, 813, 704, 13, 514, 0],
  },
  clickPrefetched: {
    source: ['Click to painted next page', 'prefetched, throttled'],
    unit: 'ms',
    values: [241, 299, 245, 680, 308, 437],
  },
  clickFirst: {
    source: ['Click to painted next page', 'the first act of a visit, throttled'],
    unit: 'ms',
    values: [304, 350, 314, 689, 540, 467],
  },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures
