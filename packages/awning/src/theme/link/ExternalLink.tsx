import type { ReactNode } from 'react'
import { Icon } from '../icons/icons.tsx'

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
      {children} <Icon name="external" size={13} />
      <span className="visually-hidden">{hint}</span>
    </a>
  )
}
