import type { ReactNode } from 'react'
import { hrefBelow } from '../../config/address.ts'
import type { ShownLink } from '../link/shownLink.ts'

/** With the name of the category or collection that the page belongs to. */
export interface RelatedLink extends ShownLink {
  readonly place?: string
}

interface Props {
  readonly title: string
  /** Root of the locale, to which paths are relative. */
  readonly root: string
  readonly pages: readonly RelatedLink[]
}

/** Links to related pages; renders nothing where there are none. */
export function Related({ title, root, pages }: Props): ReactNode {
  if (pages.length === 0) return null
  return (
    <aside className="article-related" aria-labelledby="Related" data-chrome="">
      <h2 id="Related">{title}</h2>
      <ul>
        {pages.map(({ path, label, lang, place }) => (
          <li key={path}>
            <a href={hrefBelow(root, path)} {...lang}>
              {label}
            </a>{' '}
            {place && <small>{place}</small>}
          </li>
        ))}
      </ul>
    </aside>
  )
}
