import type { ReactNode } from 'react'
import type { ListProps, PostProps } from '../../../theme/posts/postComponents.ts'
import styles from '../../../theme/posts/Posts.module.css'
import { Cover } from './Cover.tsx'
import { gameFactsOf } from './gameFacts.ts'
import type { Library } from './gameLibrary.ts'

export { Facts } from './gameComponents.tsx'

/** The cover next to the text. */
export function Preview({
  post,
  children,
}: PostProps & { readonly children: ReactNode }): ReactNode {
  const cover = gameFactsOf(post)?.cover
  if (!cover) return children
  return (
    <div className={styles['game']}>
      <Cover image={cover} />
      {children}
    </div>
  )
}

/** Imported only where there is a library, so that no other page links its styles or loads its code. */
export async function List({
  site,
  href,
  extra: { games, tags, file },
  children,
}: ListProps<Library>): Promise<ReactNode> {
  const { LibrarySection } = await import('./library/LibrarySection.tsx')
  return (
    <LibrarySection site={site} page={href} games={games} tags={tags} file={file}>
      {children}
    </LibrarySection>
  )
}
