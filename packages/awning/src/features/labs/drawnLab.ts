/** An experiment as the build has drawn it: its first state, its words, and where its code is. */
export type DrawnLab = {
  readonly name: string
  readonly locale: 'zh' | 'en'
  readonly title: string
  readonly caption: string
  readonly text: string
  /** HTML of its first state. */
  readonly first: string
  readonly code: {
    readonly id: string
    readonly script: string
    readonly styles: readonly string[]
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
  readonly retry: string
  readonly tryAgain: string
  readonly loading: string
}

/** Content names an experiment; only the renderer makes it one that can be shown. */
export function isDrawnLab(props: object): props is DrawnLab {
  return 'first' in props && 'code' in props
}
