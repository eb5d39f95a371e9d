import { articleKind } from './article/articleKind.ts'
import type { PostKind } from './definePostKind.ts'
import { gameKind } from './game/gameKind.ts'

/** The kinds of posts that the engine comes with. */
export const postKinds: readonly PostKind[] = [articleKind, gameKind]
