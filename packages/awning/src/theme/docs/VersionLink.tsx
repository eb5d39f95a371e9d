import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly href: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** A link to another version, which boot stores as the preferred one when the link is followed. */
export function VersionLink({ name, href, isCurrent, children }: Props): ReactNode {
  return (
    <a href={href} aria-current={isCurrent || undefined} data-do="version" data-version={name}>
      {children}
    </a>
  )
}
