import type { ReactNode } from 'react'
import type { PageLink } from '../../content/model.ts'
import { shownLink } from '../link/shownLink.ts'
import type { Site } from '../localeSite.ts'
import './pager.css'
import { PagerLinks } from './PagerLinks.tsx'

export interface PagerProps {
  readonly site: Site
  readonly label: string
  readonly start?: { hint?: string; link: PageLink } | undefined
  readonly end?: { hint?: string; link: PageLink } | undefined
}

/** Links to the previous and the next page; renders nothing where there are none. */
export function Pager({ site, label, start, end }: PagerProps): ReactNode {
  return (
    <PagerLinks
      root={site.root}
      label={label}
      start={start && { ...start, link: shownLink(site, start.link) }}
      end={end && { ...end, link: shownLink(site, end.link) }}
    />
  )
}
