import type { ReactNode } from 'react'
import { Icon } from '../icons/icons.tsx'
import { NewTabHint } from './NewTabHint.tsx'

interface Props {
  readonly href: string
  /** Text for screen readers in place of the icon. */
  readonly hint: string
  /** Whether an arrow is behind it: not in running text, and not behind an icon. Default: true. */
  readonly hasArrow?: boolean
  readonly children: ReactNode
}

/** A link of the shell to another site. It opens a new tab, which an icon and a hidden text say. */
export function ExternalLink({ href, hint, hasArrow = true, children }: Props): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {hasArrow && ' '}
      {hasArrow && <Icon name="external" size={13} />}
      <NewTabHint text={hint} />
    </a>
  )
}
