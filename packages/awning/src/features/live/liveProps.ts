import type { LiveStrings } from '../../markdown/writeContext.ts'

/** A live example as `markdown/liveExample.ts` writes it. The accessible name of its frame is `result`. */
export type LiveProps = LiveStrings & {
  /** Language tag of the text. */
  readonly lang: string
  /** Address of the frame's document. */
  readonly src: string
  /** Height of the frame in pixels. */
  readonly height: string
  /** Languages of its code, in order, separated by spaces. */
  readonly languages: string
  /** Whether it has a console, and whether that is open at first. */
  readonly console: 'open' | 'closed' | 'none'
}

export function isLiveExample(props: object): props is LiveProps {
  return 'src' in props && 'languages' in props
}
