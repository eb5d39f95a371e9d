import type { ReactNode } from 'react'
import type { LangAttributes } from '../langAttributes.ts'

export interface Crumb {
  readonly label: string
  readonly lang?: LangAttributes
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
    <nav className="article-crumbs" aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {crumb.href === undefined ? (
              <span {...crumb.lang} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            ) : (
              <a href={crumb.href} {...crumb.lang}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
