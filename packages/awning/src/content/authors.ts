import { join } from 'node:path'
import { hrefOf, isExternal } from '../config/address.ts'
import { keyMistake } from '../config/addressMistake.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import { authorPath } from './authorPath.ts'
import { checkTextLocales } from './checkTextLocales.ts'
import type { EntryLink } from './entry.ts'
import type { LoadContext } from './loadContext.ts'
import type { PostSource } from './loadPosts.ts'
import type { Author, Image } from './model.ts'
import type { Report } from './diagnostic.ts'
import { readYamlFile } from './readYamlFile.ts'
import { isRejectedFile } from '../markdown/rejectedFile.ts'
import { authorsSchema, type AuthorsFile, type PostFrontMatter } from './schemas.ts'
import { labelFor } from './tags.ts'
import { nearestAmong } from '../text/nearest.ts'
import { mostListed, shortList } from '../text/shortList.ts'
import type { Locate } from './yaml.ts'

const file = 'content/authors.yml'

/** The people of `content/authors.yml`, and the positions of their fields. */
export interface KnownAuthors {
  readonly people: ReadonlyMap<string, AuthorsFile[string]>
  readonly nearest: (key: string) => string | undefined
  readonly locate: Locate
}

export function readAuthors(root: string, config: SiteConfig, report: Report): KnownAuthors {
  const { data = {}, locate } = readYamlFile(root, file, authorsSchema, report)
  const textFile = { file, config, locate, report }
  for (const [key, { name, title, description, page }] of Object.entries(data)) {
    if (page) checkKey(key, locate, report)
    checkTextLocales(name, textFile, key, 'name')
    checkTextLocales(title, textFile, key, 'title')
    checkTextLocales(description, textFile, key, 'description')
  }
  const people = new Map(Object.entries(data))
  return { people, nearest: nearestAmong(people.keys()), locate }
}

/** The key of an author with a page is the last part of the page's address. */
function checkKey(key: string, locate: Locate, report: Report): void {
  const mistake = keyMistake(key)
  if (!mistake) return
  report({
    severity: 'error',
    file,
    ...locate(key, 'page'),
    message: `the key "${key}" is part of the address of a page, and ${mistake.message}`,
    hint: mistake.hint,
  })
}

/** What resolving the authors of one post needs. */
interface AuthorContext extends LoadContext {
  readonly source: PostSource
  readonly known: KnownAuthors
}

/** The keys that a post names. */
export function authorKeys({ authors = [] }: Pick<PostFrontMatter, 'authors'>): string[] {
  const list = Array.isArray(authors) ? authors : [authors]
  return list.flatMap((entry) => (typeof entry === 'string' ? entry : (entry.key ?? [])))
}

/** The authors of a post: given by key, inline, or by key with some fields overridden. */
export function resolveAuthors(
  source: PostSource,
  known: KnownAuthors,
  loadContext: LoadContext,
): Author[] {
  const written = source.front.authors
  if (written === undefined) return []
  const context: AuthorContext = { ...loadContext, source, known }
  const list = Array.isArray(written) ? written : [written]
  return list.flatMap((entry) => {
    const inline = typeof entry === 'string' ? { key: entry } : entry
    if (inline.key === undefined)
      return inline.name === undefined
        ? missingName(context)
        : [inlineAuthor(inline.name, inline, context)]
    const known = context.known.people.get(inline.key)
    if (!known) return unknownKey(inline.key, context)
    const { locale, config } = context
    const title = known.title && labelFor(known.title, locale, config.defaultLocale)
    const name = labelFor(known.name, locale, config.defaultLocale) ?? inline.key
    const merged = {
      ...(title ? { title } : {}),
      ...(known.url ? { url: known.url } : {}),
      ...(known.image ? { image: known.image } : {}),
      ...inline,
      ...(known.page ? { page: authorPath(context.source.collection, inline.key) } : {}),
    }
    return [inlineAuthor(inline.name ?? name, merged, context)]
  })
}

interface AuthorFields {
  readonly key?: string | undefined
  readonly title?: string | undefined
  readonly url?: string | undefined
  readonly image?: string | undefined
  /** Path of the author's page. */
  readonly page?: string
}

function inlineAuthor(name: string, fields: AuthorFields, context: AuthorContext): Author {
  const { config, locale } = context
  const image = pictureOf(name, fields, context)
  return {
    key: fields.key ?? name,
    name,
    ...(fields.title ? { title: fields.title } : {}),
    ...(fields.url ? { url: hrefOfUrl(fields.url, config, locale) } : {}),
    ...(image ? { image } : {}),
    ...(fields.page ? { url: hrefOf(config, locale, fields.page), hasPage: true } : {}),
  }
}

/** A path begins at the root of the site, with or without a slash. */
export function hrefOfUrl(url: string, config: SiteConfig, locale: LocaleId): string {
  return isExternal(url) ? url : hrefOf(config, locale, url.replace(/^\/?/, '/'))
}

/** The links of a post to its authors' pages, with the position where each is written. */
export function authorLinks(
  authors: readonly Author[],
  source: PostSource,
  { people, locate }: KnownAuthors,
  { config, locale }: LoadContext,
): EntryLink[] {
  return authors.flatMap(({ key, url: href }): EntryLink[] => {
    if (href === undefined) return []
    const url = people.get(key)?.url
    const isKnown = url !== undefined && hrefOfUrl(url, config, locale) === href
    return [
      isKnown
        ? { written: url, href, file, ...locate(key, 'url') }
        : { written: href, href, file: source.file.file, ...source.locate('authors') },
    ]
  })
}

function pictureOf(
  name: string,
  { key = '', image: written }: AuthorFields,
  { root, assets, report, source, known }: AuthorContext,
): Image | undefined {
  if (written === undefined) return undefined
  const image = assets.image([join(root, 'content', written)], 'content')
  if (image && !isRejectedFile(image)) return image
  // The picture may come from the post or from the file of authors.
  const isKnown = known.people.get(key)?.image === written
  report({
    severity: 'error',
    ...(isKnown
      ? { file, ...known.locate(key, 'image') }
      : { file: source.file.file, ...source.locate('authors') }),
    message: `the picture ${written} of ${name} ${image?.reason ?? 'does not exist'}`,
    hint: image?.hint ?? 'Write its path from content/, such as ./authors/owner.svg.',
  })
  return undefined
}

function unknownKey(key: string, context: AuthorContext): Author[] {
  const guess = context.known.nearest(key)
  const keys = shortList([...context.known.people.keys()], mostListed)
  context.report({
    severity: 'error',
    file: context.source.file.file,
    ...context.source.locate('authors'),
    message: `the author "${key}" is not in ${file}`,
    hint: guess ? `Did you mean "${guess}"?` : `Known keys: ${keys || '(none yet)'}.`,
  })
  return []
}

function missingName(context: AuthorContext): Author[] {
  context.report({
    severity: 'error',
    file: context.source.file.file,
    ...context.source.locate('authors'),
    message: 'an author without key has no name',
    hint: 'Write name: …, or use a key of content/authors.yml.',
  })
  return []
}
