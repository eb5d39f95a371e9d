import { pathBelow } from '../config/address.ts'
import type { Post } from '../content/model.ts'

/** What one page of a long list of posts shows. */
export interface PartOfPosts {
  readonly posts: readonly Post[]
  /** Path of the page before this one. */
  readonly newer?: string
  readonly older?: string
}

/**
 * Splits a list of posts into pages: the first is at the path of the list, the others are at
 * `<path>/page/2` and so on. A list without posts is one empty page.
 */
export function splitPosts(
  path: string,
  posts: readonly Post[],
  pageSize: number,
): { readonly path: string; readonly part: PartOfPosts }[] {
  const count = Math.max(1, Math.ceil(posts.length / pageSize))
  const pathOf = (page: number) => (page === 1 ? path : pathBelow(path, `/page/${page}`))
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1
    return {
      path: pathOf(page),
      part: {
        posts: posts.slice(index * pageSize, page * pageSize),
        ...(page > 1 ? { newer: pathOf(page - 1) } : {}),
        ...(page < count ? { older: pathOf(page + 1) } : {}),
      },
    }
  })
}

/** Whether a list has other pages besides this one. */
export function isOneOfSeveral({ newer, older }: PartOfPosts): boolean {
  return newer !== undefined || older !== undefined
}
