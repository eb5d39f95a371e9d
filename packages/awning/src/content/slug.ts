import { pathBelow } from '../config/address.ts'
import { addressMistake, type AddressMistake } from '../config/addressMistake.ts'
import { isFeedFile } from '../config/feeds.ts'

/** `/a/b/`, `/a/b` and `a/b` are one slug. */
export function plainSlug(slug: string): string {
  return slug.replace(/^\/|\/$/g, '')
}

/** First parts of the addresses of generated pages below a collection: `archive`, `page/2`, `tags/css`. */
const generatedPages: ReadonlySet<string> = new Set([
  'archive',
  'authors',
  'page',
  'series',
  'tags',
])

/** What is wrong with a slug, which is an address below its collection. */
export function slugMistake(slug: string): AddressMistake | undefined {
  const plain = plainSlug(slug)
  const [first = ''] = plain.split('/')
  return addressMistake(plain) ?? takenName(first)
}

function takenName(first: string): AddressMistake | undefined {
  const message = `must not begin with "${first}"`
  if (isFeedFile(first))
    return {
      message,
      hint: 'The build writes a feed of this name into the folder of the collection. Choose another name.',
    }
  // Upper case counts as lower case, as it does on the disks of many machines.
  if (generatedPages.has(first.toLowerCase()))
    return {
      message,
      hint: 'The collection has its archive, authors, series, tags or the pages of its list there. Choose another name.',
    }
  return undefined
}

/** What is wrong with the slug of a doc. `/` alone is the address at which the docs begin. */
export function docSlugMistake(slug: string): AddressMistake | undefined {
  return slug === '/' ? undefined : addressMistake(plainSlug(slug))
}

/**
 * The address of a doc with a slug. A slug that begins with `/` begins at `root`, where the docs or its
 * version of them begin; any other slug replaces the last part of `path`, which follows from the file.
 */
export function docSlugPath(slug: string, path: string, root: string): string {
  if (slug.startsWith('/')) return pathBelow(root, `/${plainSlug(slug)}`)
  return path.replace(/[^/]*$/, plainSlug(slug))
}
