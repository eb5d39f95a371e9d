import type { Strings } from '../../i18n/strings.ts'
import type { LiveScripts } from '../../markdown/liveJsx.ts'

/**
 * A live example as `markdown/liveExample.ts` writes it. The accessible name of its frame is `result`. The address
 * of React is only there so that the script is saved with the page for offline reading.
 */
export type LiveProps = Strings['live'] &
  Partial<LiveScripts> & {
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

/** What makes a live example an exercise, as `markdown/exercise.ts` writes it. */
export type ExerciseProps = Strings['exercise'] & {
  /** Unique on its page. */
  readonly id: string
  /** The check, which is not shown. */
  readonly code: string
}

export function isExercise(props: object): props is ExerciseProps {
  return 'code' in props && 'showAnswer' in props
}
