/** What one click finds and what it asks for. */
export interface Click {
  /** What is left of a task under way, in milliseconds. */
  readonly blocked: number
  /** The work of the handler, in milliseconds. */
  readonly work: number
  /** Shows feedback first and does the work after the next picture. */
  readonly yields: boolean
  /** Elements that change. */
  readonly nodes: number
}

/** One interaction, in milliseconds. */
export interface Interaction {
  readonly delay: number
  readonly processing: number
  readonly presentation: number
  /** From the press to the picture, in steps of eight as browsers tell it. */
  readonly duration: number
  /** Work and picture after the first one. */
  readonly later: { readonly work: number; readonly presentation: number } | undefined
}

/** Setting one attribute on the button. */
const feedback = 6
const feedbackNodes = 1
const step = 8

/** A rough phone: a base, and twenty microseconds an element. */
function render(nodes: number): number {
  return Math.round(6 + nodes * 0.02)
}

export function interact({ blocked, work, yields, nodes }: Click): Interaction {
  const processing = yields ? feedback : feedback + work
  const presentation = render(yields ? feedbackNodes : nodes)
  const total = blocked + processing + presentation
  return {
    delay: blocked,
    processing,
    presentation,
    duration: Math.ceil(total / step) * step,
    later: yields ? { work, presentation: render(nodes) } : undefined,
  }
}
