import type { Entry, Post } from '../content/model.ts'
import type { Page } from './route.ts'

type Dated = Pick<Entry, 'updated'> & Partial<Pick<Post, 'date'>>

/** When a page last changed, as far as that is known: a list changes with what it lists. */
export function lastChange(page: Page): string | undefined {
  switch (page.kind) {
    case 'doc':
      return newest([page.doc])
    case 'post':
      return newest([page.post])
    case 'docs':
      return newest(page.docs)
    case 'list':
    case 'archive':
      return newest(page.posts)
    case 'tag':
      return newest(page.tag.posts)
    case 'tags':
      return newest(page.tags.flatMap(({ posts }) => posts))
    case 'home':
      return newest(page.posts.flatMap(({ posts }) => posts))
    case 'notFound':
    case 'gallery':
      return undefined
  }
}

/** ISO moments sort as text; a day counts from its beginning. */
function newest(entries: readonly Dated[]): string | undefined {
  return entries
    .flatMap(({ date, updated }) => [date?.slice(0, 10), updated])
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}
