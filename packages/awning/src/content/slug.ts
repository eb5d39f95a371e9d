import { addressMistake, type AddressMistake } from '../config/addressMistake.ts'
import { isFeedFile } from '../config/feeds.ts'

/** `/a/b/`, `/a/b` and `a/b` are one slug. */
export function plainSlug(slug: string): string {
  return slug.replace(/^\/|\/$/g, '')
}

/** What is wrong with a slug, which is an address below its collection. */
export function slugMistake(slug: string): AddressMistake | undefined {
  const plain = plainSlug(slug)
  const [first = ''] = plain.split('/')
  return (
    addressMistake(plain) ??
    (isFeedFile(first)
      ? {
          message: `must not begin with "${first}"`,
          hint: 'The build writes a feed of this name into the folder of the collection. Choose another name.',
        }
      : undefined)
  )
}
