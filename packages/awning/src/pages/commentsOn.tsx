import type { ReactNode } from 'react'
import type { AnyEntry } from '../content/model.ts'
import type { CommentsProps } from '../features/comments/Comments.tsx'
import type { Site } from '../theme/localeSite.ts'

/** The comments on a text, where the site has them. */
export function commentsOn(site: Site, area: 'posts' | 'docs', entry: AnyEntry): ReactNode {
  const { comments } = site.config
  if (!comments?.on.includes(area) || entry.comments === false) return undefined
  return <LoadedComments site={site} giscus={comments.giscus} entry={entry} />
}

/** Imported when it is needed, so that pages without comments do not load their styles. */
async function LoadedComments(props: CommentsProps): Promise<ReactNode> {
  const { Comments } = await import('../features/comments/Comments.tsx')
  return <Comments {...props} />
}
