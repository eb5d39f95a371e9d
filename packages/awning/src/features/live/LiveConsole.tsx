import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { exampleWindow, listenToExample, type ConsoleLine } from './exampleFrame.ts'
import styles from './LiveExample.module.css'

interface Props {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly title: string
  readonly open: boolean
}

/** What an example has logged. Its height does not depend on that, so that nothing on the page moves. */
export function LiveConsole({ frame, title, open }: Props): ReactNode {
  const [lines, setLines] = useState<readonly ConsoleLine[]>([])
  useEffect(() => {
    const stop = listenToExample(frame.current, (message) => {
      if (message.kind === 'start') setLines([])
      if (message.kind === 'line') setLines((known) => [...known, message.line])
    })
    // An example that was loaded before this listened sends its lines again.
    exampleWindow(frame.current)?.postMessage('lines', '*')
    return stop
  }, [frame])
  return (
    <details className={styles['console']} open={open} data-script="">
      {/* A closed console has nothing to print. */}
      <summary data-chrome="">
        {title}
        {lines.length > 0 && <span> ({lines.length})</span>}
      </summary>
      <div role="log" tabIndex={0} aria-label={title}>
        {lines.map(({ level, text }, index) => (
          <p key={index} data-level={level}>
            {text}
          </p>
        ))}
      </div>
    </details>
  )
}
