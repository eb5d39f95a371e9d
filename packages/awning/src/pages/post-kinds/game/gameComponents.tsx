import type { ReactNode } from 'react'
import type { PostProps } from '../../../theme/posts/postComponents.ts'
import { Cover } from './Cover.tsx'
import { gameFactsOf } from './gameFacts.ts'
import { GameFactsList } from './GameFactsList.tsx'

export function Facts({ site, post }: PostProps): ReactNode {
  const game = gameFactsOf(post)
  return game && <GameFactsList site={site} game={game} />
}

export function HeaderPicture({ post }: PostProps): ReactNode {
  const cover = gameFactsOf(post)?.cover
  return cover && <Cover image={cover} />
}
