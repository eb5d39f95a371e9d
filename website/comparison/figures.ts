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
    values: [2.11, 7.3, 8.98, 5.06, 5.35, 0.15],
  },
  coldBuild300: {
    source: ['Cold build', '300 documents'],
    unit: 's',
    values: [5.86, 27.2, 62.8, 18.3, 26.2, 1.07],
  },
  coldBuild1000: {
    source: ['Cold build', '1,000 documents'],
    unit: 's',
    values: [11.4, 51.2, 184, 56.7, 107, 3.49],
  },
  changed1000: {
    source: ['Rebuild, one file changed', '1,000 documents'],
    unit: 's',
    values: [1.8, 26.8, 185, 34.1, 68.3, 4.03],
  },
  memory1000: {
    source: ['Peak memory of a cold build', '1,000 documents'],
    unit: 'MB',
    values: [520, 2390, 3268, 2107, 4816, 261],
  },
  firstVisit: {
    source: ['First visit of a page', 'all bytes (brotli 11)'],
    unit: 'kB',
    values: [12889, 198738, 227335, 49055, 316415, 4881],
  },
  largestPaint: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'largest contentful paint'],
    unit: 'ms',
    values: [536, 868, 1176, 776, 1048, 656],
  },
  blocking: {
    source: ['First visit at 4x CPU, 1.6 Mbps, 150 ms', 'blocking time'],
    unit: 'ms',
    values: [0, 584, 620, 0, 430, 0],
  },
  clickPrefetched: {
    source: ['Click to painted next page', 'prefetched, throttled'],
    unit: 'ms',
    values: [172, 254, 242, 550, 354, 422],
  },
  clickFirst: {
    source: ['Click to painted next page', 'the first act of a visit, throttled'],
    unit: 'ms',
    values: [214, 288, 229, 561, 508, 416],
  },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures
