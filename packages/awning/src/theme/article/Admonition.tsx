import type { ReactNode } from 'react'

interface Props {
  readonly kind: string
  /** Inline HTML from the content pipeline. */
  readonly title: string
  readonly children: ReactNode
}

/** The same markup as `markdown/box.ts` builds, for an admonition that contains components. */
export function Admonition({ kind, title, children }: Props): ReactNode {
  return (
    <div className="admonition" role="note" data-kind={kind}>
      <p className="admonition-title" dangerouslySetInnerHTML={{ __html: title }} />
      {children}
    </div>
  )
}
