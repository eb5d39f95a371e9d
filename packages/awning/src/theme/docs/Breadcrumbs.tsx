import type { ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'
import { langAttributes } from '../langAttributes.ts'

export interface Crumb {
  readonly label: string
  readonly lang?: string
  readonly href?: string
}

/** Breadcrumbs; the last item is the page itself. */
export function Breadcrumbs({
  label,
  crumbs,
}: {
  label: string
  crumbs: readonly Crumb[]
}): ReactNode {
  return (
    <nav className={styles['breadcrumbs']} aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {crumb.href === undefined ? (
              <span
                {...langAttributes(crumb.lang)}
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              >
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.href} {...langAttributes(crumb.lang)}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
