'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useRouter } from '../../client/routerContext.ts'
import styles from './Progress.module.css'

const delay = 1000
/** The bar runs to its end and fades; then it is gone. */
const farewell = 400

type Stage = 'none' | 'running' | 'ending'

/** A bar at the very top, but only when a page keeps the reader waiting for more than a second. */
export function Progress({ label }: { label: string }): ReactNode {
  const { status } = useRouter()
  const stage = useLateStage(status === 'loading')
  return stage === 'none' ? null : <ProgressBar label={label} stage={stage} />
}

export function ProgressBar({
  label,
  stage,
}: {
  label: string
  stage: 'running' | 'ending'
}): ReactNode {
  return (
    <div className={styles['bar']} data-stage={stage} role="progressbar" aria-label={label}>
      <span />
    </div>
  )
}

/** Nothing for a second, then running until the work is done, then a short farewell. */
function useLateStage(busy: boolean): Stage {
  const [stage, setStage] = useState<Stage>('none')
  useEffect(() => {
    if (!busy) return undefined
    const late = setTimeout(() => setStage('running'), delay)
    return () => {
      clearTimeout(late)
      setStage((now) => (now === 'running' ? 'ending' : now))
      setTimeout(() => setStage((now) => (now === 'ending' ? 'none' : now)), farewell)
    }
  }, [busy])
  return stage
}
