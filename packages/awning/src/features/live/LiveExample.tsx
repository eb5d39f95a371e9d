'use client'

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { showNamedPart } from '../../client/namedPart.ts'
import { listenToExample } from './exampleFrame.ts'
import { Exercise } from './Exercise.tsx'
import { LiveConsole } from './LiveConsole.tsx'
import type * as Editor from './LiveEditor.tsx'
import styles from './LiveExample.module.css'
import type { ExerciseProps, LiveProps } from './liveProps.ts'
import { liveId, sharedState } from './sharedState.ts'

interface Props {
  readonly example: LiveProps
  /** The blocks of code. */
  readonly children: ReactNode
  readonly exercise?: ExerciseProps | undefined
  /** The code of the exercise's answer. */
  readonly answer?: ReactNode
}

type Editing =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | {
      readonly kind: 'open'
      readonly editor: typeof Editor
      readonly props: ComponentProps<typeof Editor.LiveEditor>
    }

/**
 * Code of a text, and what a browser makes of it. The frame is part of the finished HTML; the editor is
 * loaded when the reader wants it, or when the address has a state of this example.
 */
export function LiveExample({ example, children, exercise, answer }: Props): ReactNode {
  const code = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Whether the address was read. What it says later comes from the editor. */
  const hasRead = useRef(false)
  /** Counts resets, at which the results of a check no longer apply. */
  const [resets, setResets] = useState(0)
  const [editing, setEditing] = useState<Editing>({ kind: 'none' })
  const id = liveId(example.src)

  const edit = useCallback(
    async (state?: string) => {
      const written = codeOf(code.current)
      try {
        const editor = await import('./LiveEditor.tsx')
        const shared =
          state === undefined ? undefined : await editor.decodeState(state, written.length)
        if (!frame.current || (state !== undefined && !shared)) return setEditing({ kind: 'none' })
        const props = {
          example,
          id,
          listen: listenToExample,
          frame: frame.current,
          initial: shared ?? written.map(({ text }) => text),
          isShared: shared !== undefined,
          captions: written.map(({ caption }) => caption),
        }
        setEditing({ kind: 'open', editor, props })
      } catch {
        setEditing({ kind: 'failed' })
      }
    },
    [example, id],
  )

  useEffect(() => {
    const state = hasRead.current ? undefined : sharedState(id, location.search)
    hasRead.current = true
    if (state === undefined) return
    if (frame.current) showNamedPart(frame.current, { block: 'center' })
    void edit(state)
  }, [edit, id])

  function start(): void {
    setEditing({ kind: 'loading' })
    void edit()
  }

  function reset(): void {
    if (editing.kind !== 'open') return
    editing.editor.closeEditor(editing.props.frame, id)
    setEditing({ kind: 'none' })
    setResets((count) => count + 1)
    button.current?.focus()
  }

  const isOpen = editing.kind === 'open'
  return (
    <div className={styles['live']} data-live="" role="group" aria-label={example.title}>
      <div className={styles['bar']} data-chrome="">
        <span>{example.title}</span>
        {editing.kind === 'failed' && <span role="alert">{example.failed}</span>}
        <button
          ref={button}
          type="button"
          data-script=""
          disabled={editing.kind === 'loading'}
          onClick={isOpen ? reset : start}
        >
          {isOpen ? example.reset : example.edit}
        </button>
      </div>
      <div className={styles['columns']}>
        <div className={styles['code']}>
          <div ref={code} hidden={isOpen}>
            {children}
          </div>
          {isOpen && <editing.editor.LiveEditor {...editing.props} />}
        </div>
        <div className={styles['result']}>
          {/* eslint-disable-next-line react/iframe-missing-sandbox -- its document runs the example in a sandboxed frame; see `markdown/liveFrame.ts` */}
          <iframe
            ref={frame}
            className={styles['frame']}
            src={example.src}
            title={example.result}
            height={example.height}
            loading="lazy"
            data-example=""
          />
          {example.console !== 'none' && (
            <LiveConsole
              frame={frame}
              title={example.consoleTitle}
              open={example.console === 'open'}
            />
          )}
        </div>
      </div>
      {exercise && (
        <Exercise
          key={resets}
          exercise={exercise}
          example={example}
          frame={frame}
          readCode={() => editedCode(code.current?.parentElement) ?? writtenCode(code.current)}
        >
          {answer}
        </Exercise>
      )}
    </div>
  )
}

function editedCode(column: HTMLElement | null | undefined): string[] | undefined {
  const fields = Array.from(column?.querySelectorAll('textarea') ?? [], ({ value }) => value)
  return fields.length > 0 ? fields : undefined
}

function writtenCode(column: HTMLElement | null): string[] {
  return codeOf(column).map(({ text }) => text)
}

/** The code as the page shows it, without the comments that mark lines. */
function codeOf(column: HTMLElement | null): { text: string; caption: string | undefined }[] {
  const blocks = column?.querySelectorAll('figure.code') ?? []
  return Array.from(blocks, (block) => ({
    text: block.querySelector('code')?.textContent ?? '',
    caption: block.querySelector('figcaption')?.textContent ?? undefined,
  }))
}
