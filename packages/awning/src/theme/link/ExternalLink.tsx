import type { ReactNode } from 'react'
import { Icon } from '../icons/icons.tsx'

interface Props {
  readonly href: string
  /** Text for screen readers in place of the icon. */
  readonly hint: string
  readonly children: ReactNode
}

/** A link of the shell to another site. It opens a new tab, which an icon and a hidden text say. */
export function ExternalLink({ href, hint, children }: Props): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" size={13} />
      <span className="visually-hidden">{hint}</span>
    </a>
  )
}
