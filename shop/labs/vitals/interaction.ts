/** The conditions of a click. */
export interface Click {
  /** How long another task still blocks the main thread, in milliseconds. */
  readonly blocked: number
  /** The work of the handler, in milliseconds. */
  readonly work: number
  /** Whether the handler shows feedback first and does the work after the next paint. */
  readonly yields: boolean
  /** The number of elements that change. */
  readonly nodes: number
}

/** The parts of one interaction, in milliseconds. */
export interface Interaction {
  readonly delay: number
  readonly processing: number
  readonly presentation: number
  /** From the click to the next paint, in steps of eight as browsers report it. */
  readonly duration: number
  /** The deferred work and its paint, if the handler yields. */
  readonly later: { readonly work: number; readonly presentation: number } | undefined
}

/** The time to set one attribute on the button, in milliseconds. */
const feedback = 6
const feedbackNodes = 1
const durationStep = 8

/** The rendering time on an assumed phone: a base, and twenty microseconds per element. */
function renderTime(nodes: number): number {
  return Math.round(6 + nodes * 0.02)
}

export function measureInteraction({ blocked, work, yields, nodes }: Click): Interaction {
  const processing = yields ? feedback : feedback + work
  const presentation = renderTime(yields ? feedbackNodes : nodes)
  const total = blocked + processing + presentation
  return {
    delay: blocked,
    processing,
    presentation,
    duration: Math.ceil(total / durationStep) * durationStep,
    later: yields ? { work, presentation: renderTime(nodes) } : undefined,
  }
}
