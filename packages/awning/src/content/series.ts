import { pathBelow } from '../config/address.ts'
import { keyMistake } from '../config/addressMistake.ts'
import type { PostsConfig, SiteConfig } from '../config/site.ts'
import { nearestAmong } from '../text/nearest.ts'
import { checkTextLocales } from './checkTextLocales.ts'
import type { Report } from './diagnostic.ts'
import { foreignLang } from './foreignLang.ts'
import type { LoadContext } from './loadContext.ts'
import type { PostSource } from './loadPosts.ts'
import type { Post, Series } from './model.ts'
import { byMoment } from './moment.ts'
import { readYamlFile } from './readYamlFile.ts'
import { seriesSchema, type SeriesFile } from './schemas.ts'
import { labelFor } from './tags.ts'
import type { Locate } from './yaml.ts'

const file = 'content/series.yml'

/** Series are declared once by collection, with a title for each locale; the key is the address in all of them. */
export function readSeries(root: string, config: SiteConfig, report: Report): SeriesFile {
  const { data: series = {}, locate } = readYamlFile(root, file, seriesSchema, report)
  const textFile = { file, config, locate, report }
  for (const [collection, declared] of Object.entries(series)) {
    for (const [key, { title, description }] of Object.entries(declared)) {
      checkKey(collection, key, locate, report)
      checkTextLocales(title, textFile, collection, key, 'title')
      checkTextLocales(description, textFile, collection, key, 'description')
    }
  }
  return series
}

function checkKey(collection: string, key: string, locate: Locate, report: Report): void {
  const mistake = keyMistake(key)
  if (!mistake) return
  report({
    severity: 'error',
    file,
    ...locate(collection, key),
    message: `${collection}: the key "${key}" is part of the address of a page, and ${mistake.message}`,
    hint: mistake.hint,
  })
}

/** The series of a collection, which are listed once for all of its posts. */
export interface DeclaredSeries {
  readonly all: ReadonlyMap<string, SeriesFile[string][string]>
  readonly nearest: (key: string) => string | undefined
}

export function declaredSeries(
  { id }: Pick<PostsConfig, 'id'>,
  series: SeriesFile,
): DeclaredSeries {
  const all = new Map(Object.entries(new Map(Object.entries(series)).get(id) ?? {}))
  return { all, nearest: nearestAmong(all.keys()) }
}

/** The series of a post, which its original names for all languages; an undeclared one is an error. */
export function seriesKeyOf(
  source: PostSource,
  { all, nearest }: DeclaredSeries,
  { report }: LoadContext,
): string | undefined {
  const { collection, original = source } = source
  const key = original.front.series
  if (key === undefined) return undefined
  if (all.has(key)) return key
  const guess = nearest(key)
  report({
    severity: 'error',
    file: original.file.file,
    ...original.locate('series'),
    message: `the series "${key}" is not declared`,
    hint: guess
      ? `Did you mean "${guess}"?`
      : `Declare it under "${collection.id}" in ${file}: ${key}: { title: … }.`,
  })
  return undefined
}

/** The series of a collection that have posts, in the order of `content/series.yml`, the oldest part first. */
export function seriesOf(
  collection: Pick<PostsConfig, 'path'>,
  posts: readonly Post[],
  keys: ReadonlyMap<string, string>,
  { all }: DeclaredSeries,
  { locale, config }: Pick<LoadContext, 'locale' | 'config'>,
): Series[] {
  const postsOf = new Map<string, Post[]>()
  for (const post of posts) {
    const key = keys.get(post.path)
    const others = key === undefined ? undefined : postsOf.get(key)
    if (others) others.push(post)
    else if (key !== undefined) postsOf.set(key, [post])
  }
  return [...all].flatMap(([key, { title, description }]): Series[] => {
    const parts = postsOf.get(key)?.sort(byMoment) ?? []
    if (parts.length === 0) return []
    const about = description && labelFor(description, locale, config.defaultLocale)
    return [
      {
        key,
        path: pathBelow(collection.path, `/series/${key}`),
        title: labelFor(title, locale, config.defaultLocale) ?? key,
        ...(about ? { description: about } : {}),
        parts: parts.map((post) => ({
          label: post.title,
          path: post.path,
          date: post.date,
          ...foreignLang(post),
        })),
      },
    ]
  })
}
