'use client'

import type { ReactNode } from 'react'
import { samePathKey } from '../../config/address.ts'
import { useView } from '../../client/view.ts'

export interface NavLinkProps {
  readonly href: string
  readonly path: string
  readonly label: string
}

/** Is current on its page and on every page below it, compared by whole segments of the path. */
export function NavLink({ href, path, label }: NavLinkProps): ReactNode {
  const here = samePathKey(useView().path)
  const area = samePathKey(path)
  const current = here === area || here.startsWith(`${area}/`)
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}
