import type { ReactNode } from 'react'

interface Props {
  readonly href: string
  /** Told to those who do not see the icon. */
  readonly hint: string
  readonly children: ReactNode
}

/** A link of the chrome to another site: new tab, and it says so. */
export function ExternalLink({ href, hint, children }: Props): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <svg className="external-icon" width="12" height="12" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6"
        />
      </svg>
      <span className="visually-hidden">{hint}</span>
    </a>
  )
}
