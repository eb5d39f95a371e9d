import type { LabCodec } from 'awning/lab'
import { longestWait, sampleNames, type SampleName } from './samples.ts'
import type { Edge } from './schedule.ts'

export interface TimingState {
  readonly sample: SampleName
  readonly wait: number
  readonly debounce: Edge
  readonly throttle: Edge
}

export const shortestWait = 20
export const edges = ['leading', 'trailing', 'both'] as const satisfies readonly Edge[]

/** `typing.200.trailing.both`: sample, wait, edge of the one and of the other. */
export const codec: LabCodec<TimingState> = {
  initial: { sample: 'typing', wait: 200, debounce: 'trailing', throttle: 'leading' },
  encode: (state) => [state.sample, state.wait, state.debounce, state.throttle].join('.'),
  decode(text) {
    const [first, second = '', third, fourth, ...rest] = text.split('.')
    const sample = sampleNames.find((name) => name === first)
    const debounce = edges.find((edge) => edge === third)
    const throttle = edges.find((edge) => edge === fourth)
    const wait = /^\d{2,3}$/.test(second) ? Number(second) : 0
    if (!sample || !debounce || !throttle || rest.length > 0) return undefined
    if (wait < shortestWait || wait > longestWait || wait % 10 !== 0) return undefined
    return { sample, wait, debounce, throttle }
  },
}
