'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useRouter } from '../../client/routerContext.ts'
import { useAdoptedStyles } from '../../client/useAdoptedStyles.ts'
import css from './progress.css?inline'

const delay = 1000
/** How long the bar takes to run to its end and fade out, in milliseconds. */
const fadeOut = 400

type Stage = 'none' | 'running' | 'ending'

/** A bar at the top of the window, shown when a page takes more than a second to load. */
export function Progress({ label }: { label: string }): ReactNode {
  const { status } = useRouter()
  const stage = useDelayedStage(status === 'loading')
  return stage === 'none' ? null : <ProgressBar label={label} stage={stage} />
}

export function ProgressBar({
  label,
  stage,
}: {
  label: string
  stage: 'running' | 'ending'
}): ReactNode {
  useAdoptedStyles(css)
  return (
    <div className="progress-bar" data-stage={stage} role="progressbar" aria-label={label}>
      <span />
    </div>
  )
}

/** `none` for a second, then `running` until the work is done, then `ending` while the bar fades out. */
function useDelayedStage(busy: boolean): Stage {
  const [stage, setStage] = useState<Stage>('none')
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setStage('running'), delay)
    return () => {
      clearTimeout(timer)
      setStage((now) => (now === 'running' ? 'ending' : now))
      setTimeout(() => setStage((now) => (now === 'ending' ? 'none' : now)), fadeOut)
    }
  }, [busy])
  return stage
}
