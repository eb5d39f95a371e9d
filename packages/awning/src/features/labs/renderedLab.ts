import type { LabTexts } from './labTexts.ts'

/** A lab as the build has rendered it: its first state, its texts, and where its code is. */
export type RenderedLab = LabTexts & {
  readonly name: string
  /** Language tag of the page that shows it. */
  readonly locale: string
  /** HTML of its first state. */
  readonly first: string
  readonly code: {
    readonly id: string
    readonly script: string
    readonly exported: string
  }
  readonly strings: LabFrameStrings
}

export type LabFrameStrings = {
  readonly labReset: string
  readonly labShare: string
  readonly labShared: string
  readonly labText: string
  readonly labFailed: string
  readonly labCrashed: string
  readonly errorDetails: string
  readonly retry: string
  readonly tryAgain: string
  readonly loading: string
}

/** Whether the renderer has added the rendered lab to these props; before that they contain only a name. */
export function isRenderedLab(props: object): props is RenderedLab {
  return 'first' in props && 'code' in props
}
