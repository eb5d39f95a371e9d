'use client'

import { useLayoutEffect, type ReactNode } from 'react'
import { preferVersion } from '../../client/preferredVersion.ts'
import { publishVersionHrefs } from '../../client/versionHrefs.ts'

interface LinkProps {
  readonly name: string
  readonly href: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** A link to another version, which stores that version as the preferred one when it is followed. */
export function VersionLink({ name, href, isCurrent, children }: LinkProps): ReactNode {
  return (
    <a href={href} aria-current={isCurrent || undefined} onClick={() => preferVersion(name)}>
      {children}
    </a>
  )
}

/** Publishes the addresses of this page in each version to the menu in the sidebar, which many pages share. */
export function VersionLinks({
  links,
}: {
  links: readonly { readonly name: string; readonly href: string }[]
}): ReactNode {
  useLayoutEffect(() => {
    publishVersionHrefs(new Map(links.map(({ name, href }) => [name, href])))
    return () => publishVersionHrefs(new Map())
  }, [links])
  return null
}
