import type { ReactNode } from 'react'
import { VersionLink } from './VersionLink.tsx'

interface Props {
  readonly text: string
  readonly advice: string
  readonly latest: { readonly name: string; readonly label: string; readonly href: string }
}

/** A notice above a doc of an old or unreleased version. */
export function VersionBanner({ text, advice, latest }: Props): ReactNode {
  return (
    <div className="admonition" data-kind="caution" role="alert">
      {text} {advice}{' '}
      <VersionLink name={latest.name} href={latest.href}>
        {latest.label}
      </VersionLink>
    </div>
  )
}

export function VersionBadge({ text }: { text: string }): ReactNode {
  return <small>{text}</small>
}
