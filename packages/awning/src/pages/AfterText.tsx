import type { ReactNode } from 'react'
import type { AnyEntry, RelatedPage } from '../content/model.ts'
import type { CommentsProps } from '../features/comments/Comments.tsx'
import { Related } from '../theme/article/Related.tsx'
import type { Site } from '../theme/localeSite.ts'

interface Props {
  readonly site: Site
  readonly area: 'posts' | 'docs'
  readonly entry: AnyEntry
  readonly related: readonly RelatedPage[]
}

/** What follows a text: related pages, and comments where the site has them. */
export function AfterText({ site, area, entry, related }: Props): ReactNode {
  const { comments } = site.config
  const pages = <Related site={site} pages={related} />
  if (!comments?.on.includes(area) || entry.comments === false) return pages
  return (
    <>
      {pages}
      <LoadedComments site={site} giscus={comments.giscus} entry={entry} />
    </>
  )
}

/** Imported when it is needed, so that pages without comments do not load their styles. */
async function LoadedComments(props: CommentsProps): Promise<ReactNode> {
  const { Comments } = await import('../features/comments/Comments.tsx')
  return <Comments {...props} />
}
