import type { LabCodec } from 'awning/lab'
import { maxWait, sampleNames, type SampleName } from './sampleEvents.ts'
import type { Edge } from './schedule.ts'

export interface TimingState {
  readonly sample: SampleName
  readonly wait: number
  readonly debounce: Edge
  readonly throttle: Edge
}

export const minWait = 20
export const edges = ['leading', 'trailing', 'both'] as const satisfies readonly Edge[]

/** `typing.200.trailing.both`: sample, wait, edge of debounce and of throttle. */
export const codec: LabCodec<TimingState> = {
  initial: { sample: 'typing', wait: 200, debounce: 'trailing', throttle: 'leading' },
  encode: (state) => [state.sample, state.wait, state.debounce, state.throttle].join('.'),
  decode(text) {
    const [first, second = '', third, fourth, ...extraParts] = text.split('.')
    const sample = sampleNames.find((name) => name === first)
    const debounce = edges.find((edge) => edge === third)
    const throttle = edges.find((edge) => edge === fourth)
    const wait = /^\d{2,3}$/.test(second) ? Number(second) : 0
    if (!sample || !debounce || !throttle || extraParts.length > 0) return undefined
    if (wait < minWait || wait > maxWait || wait % 10 !== 0) return undefined
    return { sample, wait, debounce, throttle }
  },
}
