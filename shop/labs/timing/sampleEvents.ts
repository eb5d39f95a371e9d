export const sampleNames = ['typing', 'scroll', 'clicks'] as const
export type SampleName = (typeof sampleNames)[number]

/** Events occur within this time; the timeline is longer, so that the last runs are visible. */
export const recordingLength = 3000
export const maxWait = 500
export const timelineLength = recordingLength + maxWait

function interval(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
}

/** Typical events of a user, in milliseconds. */
export const samples: Readonly<Record<SampleName, readonly number[]>> = {
  typing: [100, 240, 350, 520, 630, 770, 1200, 1320, 1470, 1590, 1730, 2420, 2560, 2600],
  scroll: [...interval(60, 1160, 10), ...interval(1700, 2360, 12)],
  clicks: [200, 380, 1200, 1350, 1500, 1620, 2500],
}
