import type { ReactNode } from 'react'

interface Props {
  /** Inline HTML from the content pipeline. */
  readonly title: string
  /** Only its presence counts, not its value. */
  readonly open?: string | undefined
  readonly children: ReactNode
}

/** The same markup as `markdown/box.ts` builds, for details that contain components. */
export function Details({ title, open, children }: Props): ReactNode {
  return (
    <div className="prose">
      <details open={open !== undefined}>
        <summary dangerouslySetInnerHTML={{ __html: title }} />
        {children}
      </details>
    </div>
  )
}
