import type { PostsConfig } from '../../config/site.ts'
import type { PostKind } from './definePostKind.ts'

/** The kind of the posts in a collection. */
export function postKindOf(kinds: readonly PostKind[], { id, kind }: PostsConfig): PostKind {
  const found = kinds.find(({ name }) => name === kind)
  if (!found)
    throw new Error(`the posts "${id}" are of the kind "${kind}", which is not registered`)
  return found
}
