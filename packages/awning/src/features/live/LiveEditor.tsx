import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isLiveLanguage, liveLabels } from '../../markdown/liveDocument.ts'
import { adoptStyles } from '../../client/adoptStyles.ts'
import { nameShownPart } from '../../client/namedPart.ts'
import { editedDocument } from './editedDocument.ts'
import type { listenToExample } from './exampleFrame.ts'
import { indentOnEnter } from './indentOnEnter.ts'
import { encodeState, liveAddress } from './liveAddress.ts'
import css from './liveEditor.css?inline'
import type { LiveProps } from './liveProps.ts'
import { resetExample, runEdited, stopExample } from './runExample.ts'

export { decodeState } from './liveAddress.ts'

/** What the example passes, because a module that both imported would be one more file on the page. */
interface Passed {
  readonly id: string
  readonly listen: typeof listenToExample
}

interface Props extends Passed {
  readonly example: LiveProps
  readonly frame: HTMLIFrameElement
  /** The code to begin with, one text for each language. */
  readonly initial: readonly string[]
  /** Whether `initial` is not what the frame shows. */
  readonly isShared: boolean
  readonly captions: readonly (string | undefined)[]
}

/** How long the reader has to pause before the code runs: half a word often is an endless loop. */
const pause = 600
/** How long an example may take to load before it counts as stuck. */
const loadTimeout = 2000

adoptStyles(css)

/**
 * The code of an example in text fields. A Tab moves on, as in every field, so no reader is trapped in the
 * editor and none has to know a key to leave it.
 */
export function LiveEditor(props: Props): ReactNode {
  // The page may be rendered again with equal props, at which the code must not run again.
  const [{ example, frame, initial, isShared, captions, id, listen }] = useState(props)
  const [sources, setSources] = useState(initial)
  const [isStuck, setStuck] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isFirst = useRef(true)
  const languages = example.languages.split(' ')

  useEffect(() => {
    if (isFirst.current && !isShared) {
      isFirst.current = false
      return undefined
    }
    let isCurrent = true
    let watch: number | undefined
    const timer = window.setTimeout(
      () => {
        void editedDocument(example, sources)
          .then(async (document) => {
            setFailed(false)
            if (!isCurrent) return
            await runEdited(frame, document)
            // Not before: the example that was there until now may still report that it has loaded.
            if (isCurrent) watch = window.setTimeout(() => setStuck(true), loadTimeout)
          })
          .catch(() => setFailed(true))
        void encodeState(sources).then((state) => {
          if (!isCurrent) return
          const href = liveAddress(location.href, id, state)
          nameShownPart(href)
        })
      },
      isFirst.current ? 0 : pause,
    )
    isFirst.current = false
    const stopListening = listen(frame, ({ kind }) => {
      if (kind === 'loaded') {
        clearTimeout(watch)
        setStuck(false)
      }
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
      clearTimeout(watch)
      stopListening()
    }
  }, [example, frame, id, isShared, listen, sources])

  function stop(): void {
    stopExample(frame)
    setStuck(false)
  }

  return (
    <>
      {sources.map((source, index) => (
        <figure key={index} className="code">
          {captions[index] !== undefined && <figcaption>{captions[index]}</figcaption>}
          <textarea
            className="live-editor"
            aria-label={labelOf(languages[index])}
            autoFocus={index === 0 && !isShared}
            value={source}
            rows={source.split('\n').length}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onKeyDown={indentOnEnter}
            onChange={({ target }) => setSources(sources.with(index, target.value))}
          />
        </figure>
      ))}
      {hasFailed && (
        <p className="live-notice" role="alert">
          {example.failed}
        </p>
      )}
      {isStuck && (
        <p className="live-notice" role="alert">
          {example.stuck}{' '}
          <button type="button" onClick={stop}>
            {example.stop}
          </button>
        </p>
      )}
    </>
  )
}

/** Shows the example as the author wrote it, and removes its state from the address. */
export function closeEditor(frame: HTMLIFrameElement, id: string): void {
  history.replaceState(history.state, '', liveAddress(location.href, id, undefined))
  resetExample(frame)
}

function labelOf(language = ''): string {
  return isLiveLanguage(language) ? liveLabels[language] : language
}
