'use client'

import type { ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import { isCurrentArea } from './isCurrentArea.ts'

export interface NavLinkProps {
  readonly href: string
  readonly path: string
  readonly label: ReactNode
}

export function NavLink({ href, path, label }: NavLinkProps): ReactNode {
  const isCurrent = isCurrentArea(useView().path, path)
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  )
}
