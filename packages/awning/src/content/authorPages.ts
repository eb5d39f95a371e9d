import { join } from 'node:path'
import { isRejectedFile } from '../markdown/rejectedFile.ts'
import { authorPath } from './authorPath.ts'
import { hrefOfUrl, type KnownAuthors } from './authors.ts'
import type { LoadContext } from './loadContext.ts'
import type { AuthorPosts, Post } from './model.ts'
import { labelFor } from './tags.ts'

/** Whom the original of each post names, by the path of the post. */
export type OriginalAuthors = ReadonlyMap<string, readonly string[]>

/** The authors, of whom only those have a page who are named by an original. A page exists in all languages or in none. */
export function withPagesOf(originals: OriginalAuthors, known: KnownAuthors): KnownAuthors {
  const named = new Set([...originals.values()].flat())
  const people = [...known.people].map(
    ([key, person]) => [key, { ...person, page: person.page && named.has(key) }] as const,
  )
  return { ...known, people: new Map(people) }
}

/**
 * The authors who have a page and have written posts of a collection, in the order of `content/authors.yml`. The posts are the
 * same in all languages, whomever a translation names, because they may fill several pages.
 */
export function authorPages(
  collection: { readonly path: string },
  posts: readonly Post[],
  originals: OriginalAuthors,
  { people }: Pick<KnownAuthors, 'people'>,
  { root, assets, locale, config }: Pick<LoadContext, 'root' | 'assets' | 'locale' | 'config'>,
): AuthorPosts[] {
  const postsOf = new Map<string, Post[]>()
  for (const post of posts)
    for (const key of new Set(originals.get(post.path))) {
      const others = postsOf.get(key)
      if (others) others.push(post)
      else postsOf.set(key, [post])
    }
  return [...people].flatMap(([key, person]): AuthorPosts[] => {
    const written = person.page ? postsOf.get(key) : undefined
    if (!written) return []
    const text = (value: typeof person.title) =>
      value === undefined ? undefined : labelFor(value, locale, config.defaultLocale)
    const [title, description] = [text(person.title), text(person.description)]
    const href = (url: string) => hrefOfUrl(url, config, locale)
    // A picture that cannot be used was reported with the post that shows it.
    const image =
      person.image === undefined
        ? undefined
        : assets.image([join(root, 'content', person.image)], 'content')
    return [
      {
        profile: {
          key,
          path: authorPath(collection, key),
          name: text(person.name) ?? key,
          ...(title ? { title } : {}),
          ...(description ? { description } : {}),
          ...(image && !isRejectedFile(image) ? { image } : {}),
          links: [
            ...(person.url === undefined ? [] : [{ url: href(person.url) }]),
            ...Object.entries(person.links ?? {}).map(([label, url]) => ({
              label,
              url: href(url),
            })),
          ],
        },
        posts: written,
      },
    ]
  })
}
