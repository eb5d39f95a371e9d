import { articleKind } from './article/articleKind.ts'
import type { PostKind } from './definePostKind.ts'

/** The kinds of posts that the engine comes with. */
export const postKinds: readonly PostKind[] = [articleKind]
