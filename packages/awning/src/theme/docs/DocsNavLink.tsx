'use client'

import type { ReactNode } from 'react'
import { usePreferredVersion } from '../../client/preferredVersion.ts'
import { useView } from '../../client/view.ts'
import { samePathKey } from '../../config/address.ts'
import { versionAt } from '../../config/versionAt.ts'
import { NavLink, type NavLinkProps } from '../navbar/NavLink.tsx'

interface Props {
  readonly link: NavLinkProps
  readonly versions: readonly {
    readonly name: string
    readonly prefix: string
    readonly href: string
  }[]
}

/** The navbar's link to docs with several versions: to the current version, else to the one the reader prefers. */
export function DocsNavLink({ link, versions }: Props): ReactNode {
  const preferred = usePreferredVersion()
  const version =
    versionAt(versions, samePathKey(useView().path)) ??
    versions.find(({ name }) => name === preferred)
  return <NavLink {...link} href={version?.href ?? link.href} />
}
