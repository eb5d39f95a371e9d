export const sampleNames = ['typing', 'scroll', 'clicks'] as const
export type SampleName = (typeof sampleNames)[number]

/** Events come in this time; after it the last runs have room. */
export const recorded = 3000
export const longestWait = 500
export const lineLength = recorded + longestWait

function every(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
}

/** Events as readers make them, in milliseconds. */
export const samples: Readonly<Record<SampleName, readonly number[]>> = {
  typing: [100, 240, 350, 520, 630, 770, 1200, 1320, 1470, 1590, 1730, 2420, 2560, 2600],
  scroll: [...every(60, 1160, 10), ...every(1700, 2360, 12)],
  clicks: [200, 380, 1200, 1350, 1500, 1620, 2500],
}
