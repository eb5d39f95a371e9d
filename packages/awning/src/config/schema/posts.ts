import { z } from 'zod'
import { accentSchema } from './colour.ts'
import type { SchemaContext } from './context.ts'
import { localizedText, optionalText } from './localized.ts'
import { options } from './options.ts'
import { areaPath, refuseTaken } from './sitePath.ts'

/** Names that mean something else where the id of a collection is used. */
const taken = ['docs', 'home', 'offline', 'pages']

/** Dated collections, such as a blog. */
export function postsSchema(context: SchemaContext) {
  return z.array(collectionSchema(context)).superRefine((collections, issues) => {
    for (const [index, { id, path }] of collections.entries()) {
      if (collections.findIndex((other) => other.id === id) < index)
        issues.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `there are two collections "${id}". Each needs an id of its own.`,
        })
      // The path of a collection whose id is refused is not known.
      else if (path !== undefined && collections.findIndex((other) => other.path === path) < index)
        issues.addIssue({
          code: 'custom',
          path: [index, 'path'],
          message: `there are two collections at ${path}. Each needs a path of its own.`,
        })
    }
  })
}

function collectionSchema(context: SchemaContext) {
  return options({
    /** Folder under `content/<locale>/`, and key in `tags.yml`. Required. @example 'blog' */
    id: z
      .string()
      .regex(/^[\p{L}\p{N}_-]+$/u, "must be the name of a folder. Write 'blog'.")
      .refine(
        (id) => !taken.includes(id),
        `must not be ${taken.join(', ')}: these have a meaning already`,
      ),
    /** Where the collection begins; '/' for a site whose home page is its list. Default: its id. @example '/news' */
    path: areaPath.optional(),
    /** What a post is: decides its front matter and how it is shown. Default: `article`. @example 'article' */
    kind: z
      .string()
      .min(1, "must be the name of a kind of post. Write 'article'.")
      .default('article'),
    /** Title of the list. Default: the id with a capital letter. @example 'Blog' */
    title: localizedText(context).optional(),
    /** What the list says below its title, and to search engines. Default: none. @example 'News and notes' */
    description: optionalText(context).prefault(''),
    /** Accent colour on the collection's pages, as for the docs. Default: the site's. @example 'gold' */
    accent: accentSchema,
    /** Title of the sidebar. Default: “Recent posts” in the language of the reader. @example 'All posts' */
    sidebarTitle: localizedText(context).prefault(context.words(({ recentPosts }) => recentPosts)),
    /** How many posts the sidebar lists. Default: 5. @example 'all' */
    sidebarCount: z
      .union([z.int().nonnegative(), z.literal('all')], {
        error: "must be a whole number from 0 on, or 'all'.",
      })
      .default(5),
    /** How many posts a page of the list shows. Default: 10. @example 20 */
    pageSize: z.int().positive().default(10),
    /** How many posts a page of the archive lists, a line each. Default: 100. @example 500 */
    archivePageSize: z.int().positive().default(100),
    /** Whether posts say how long they take to read. Default: true. @example false */
    readingTime: z.boolean().default(true),
  })
    .superRefine(({ id, path }, issues) =>
      refuseTaken(path ?? `/${id}`, context, issues, [path === undefined ? 'id' : 'path']),
    )
    .transform(({ id, path, title, ...rest }) => ({
      id,
      path: path ?? `/${id}`,
      title: title ?? everywhere(context, id.slice(0, 1).toUpperCase() + id.slice(1)),
      ...rest,
    }))
}

function everywhere({ locales }: SchemaContext, text: string): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, text]))
}
