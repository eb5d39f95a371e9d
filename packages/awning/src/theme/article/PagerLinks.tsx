import type { ReactNode } from 'react'
import { hrefBelow } from '../../config/address.ts'
import type { ShownLink } from '../link/shownLink.ts'

interface Props {
  /** Root of the locale, to which paths are relative. */
  readonly root: string
  readonly label: string
  readonly start?: PagerLink | undefined
  readonly end?: PagerLink | undefined
}

interface PagerLink {
  readonly hint?: string | undefined
  readonly link: ShownLink
}

/** Links to the previous and the next page; renders nothing where there are none. */
export function PagerLinks({ root, label, start, end }: Props): ReactNode {
  if (!start && !end) return null
  return (
    <nav className="article-pager" aria-label={label}>
      {start && linkTo(root, start, 'prev')}
      {end && linkTo(root, end, 'next')}
    </nav>
  )
}

function linkTo(root: string, { hint, link }: PagerLink, rel: 'prev' | 'next'): ReactNode {
  const { path, label, lang } = link
  return (
    <a rel={rel} href={hrefBelow(root, path)}>
      {hint && <small>{hint}</small>}{' '}
      {/* The arrow beside a title points in the direction of the page, so a title in another language has an element of its own. */}
      <b>{lang ? <span {...lang}>{label}</span> : label}</b>
    </a>
  )
}
