'use client'

import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { nameShownPart, showNamedPart } from '../../client/namedPart.ts'
import { loadComponent } from '../../client/references.ts'
import { useIsSlow } from '../../theme/progress/useIsSlow.ts'
import { Spinner } from '../../theme/progress/Spinner.tsx'
import type { LabProps } from './lab.ts'
import styles from './Lab.module.css'
import { LabBoundary } from './LabBoundary.tsx'
import { labAddress, sharedLab } from './labAddress.ts'
import type { RenderedLab } from './renderedLab.ts'

type Code =
  | { readonly kind: 'waiting' | 'loading' }
  | {
      readonly kind: 'live'
      readonly Lab: ComponentType<LabProps>
      readonly shared: string | undefined
    }
  | { readonly kind: 'failed' }

/**
 * A lab in a text. It first shows the HTML that the build rendered, inert; its code is loaded when it
 * comes near the screen, or at once when the address names it.
 */
export function LabFrame({ lab }: { lab: RenderedLab }): ReactNode {
  const { name, strings: t } = lab
  const frame = useRef<HTMLElement>(null)
  const titleId = useId()
  const [code, setCode] = useState<Code>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  const [share, setShare] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const isLate = useIsSlow(code.kind === 'loading', 200)

  const load = useCallback(async () => {
    setCode({ kind: 'loading' })
    try {
      const Lab = await loadComponent<ComponentType<LabProps>>(lab.code, lab.code.exported)
      setCode({ kind: 'live', Lab, shared: sharedLab(name, location.search) })
    } catch {
      setCode({ kind: 'failed' })
    }
  }, [lab.code, name])

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    if (sharedLab(name, location.search) !== undefined) showNamedPart(element)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void load()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [load, name])

  function reset(): void {
    history.replaceState(history.state, '', labAddress(location.href, undefined))
    setCode((now) => (now.kind === 'live' ? { ...now, shared: undefined } : now))
    setRound((count) => count + 1)
  }

  async function copyLink(): Promise<void> {
    const address = labAddress(location.href, { name, state: share })
    // Also in the address bar, for browsers that do not allow access to the clipboard.
    nameShownPart(address)
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <section
      ref={frame}
      className={styles['lab']}
      aria-labelledby={titleId}
      data-lab={name}
      data-live-lab={code.kind === 'live' ? '' : undefined}
    >
      <header className={styles['head']}>
        <strong id={titleId}>{lab.title}</strong>
        <button type="button" disabled={code.kind !== 'live'} data-script="" onClick={reset}>
          {t.labReset}
        </button>
        <button
          type="button"
          disabled={code.kind !== 'live'}
          data-script=""
          onClick={() => void copyLink()}
          onBlur={() => setCopied(false)}
        >
          <span aria-live="polite">{isCopied ? t.labShared : t.labShare}</span>
        </button>
      </header>
      {code.kind === 'live' ? (
        <div className={styles['body']}>
          <LabBoundary key={round} strings={t}>
            <code.Lab locale={lab.locale} shared={code.shared} onShare={setShare} />
          </LabBoundary>
        </div>
      ) : (
        <div className={styles['body']} inert dangerouslySetInnerHTML={{ __html: lab.first }} />
      )}
      {isLate && <Spinner label={t.loading} />}
      {code.kind === 'failed' && (
        <p className={styles['failed']} role="alert">
          {t.labFailed}{' '}
          <button type="button" onClick={() => void load()}>
            {t.retry}
          </button>
        </p>
      )}
      <p className={styles['caption']}>{lab.caption}</p>
      <details className={styles['text']}>
        <summary>{t.labText}</summary>
        <p>{lab.text}</p>
      </details>
    </section>
  )
}
