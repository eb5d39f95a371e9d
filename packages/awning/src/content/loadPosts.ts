import { z } from 'zod'
import { hrefOf, pagePath, pathBelow, samePathKey } from '../config/address.ts'
import type { PostsConfig } from '../config/site.ts'
import { authorPages, withPagesOf } from './authorPages.ts'
import { authorKeys, resolveAuthors, type KnownAuthors } from './authors.ts'
import type { CompiledEntry } from './compiledEntry.ts'
import { declaredNames } from './declaredNames.ts'
import { entryBody, entryFields } from './entry.ts'
import { foreignLang } from './foreignLang.ts'
import type { LoadContext } from './loadContext.ts'
import type { Body, Post, Posts, TagCount } from './model.ts'
import { byMoment, isoMoment } from './moment.ts'
import { takenName } from './pageAddress.ts'
import { postImages } from './postImages.ts'
import type { PostFrontMatterKind } from './postKind.ts'
import { readTexts, type ReadText } from './readTexts.ts'
import { declaredSeries, seriesKeyOf, seriesOf } from './series.ts'
import { reportFileName } from './reportFileName.ts'
import { reportOtherField } from './reportOtherField.ts'
import { postSchema, type PostFrontMatter, type SeriesFile, type TagsFile } from './schemas.ts'
import type { SourceFile } from './sourceFile.ts'
import { collectionKeys } from './sourceTree.ts'
import { StoredBody } from './storedBody.ts'
import { declaredTags, resolveTags, type DeclaredTags } from './tags.ts'
import { datedName } from '../text/datedName.ts'
import { plainSlug, slugMistake } from './slug.ts'

/** A post whose address and date are known and whose text is not yet compiled. */
export interface PostSource extends ReadText<PostFrontMatter> {
  readonly collection: PostsConfig
  /** Front matter that its kind adds. */
  readonly kind: PostFrontMatterKind | undefined
  readonly name: string
  readonly path: string
  /** ISO date and time. */
  readonly date: string
  /** The post of the default locale, which decides on addresses; undefined in that locale itself. */
  readonly original: PostSource | undefined
}

/** Fields that only the original can set, because every address has to exist in all languages. */
const originalFields = ['slug', 'tags', 'series'] as const

/** `originals` are the posts of the default locale, by key. */
export function readPosts(
  collection: PostsConfig,
  loadContext: LoadContext,
  originals: ReadonlyMap<string, PostSource>,
): PostSource[] {
  const { root, config, report } = loadContext
  const kind = frontMatterKindOf(collection, loadContext)
  // A kind cannot redefine the fields that every post has.
  const schema = z.strictObject({ ...kind?.fields, ...postSchema.shape })
  const keys = collectionKeys(root, collection.id, config.defaultLocale)
  const nameOf = (key: string) => datedName(key.slice(collection.id.length + 1))
  const textKind = {
    schema,
    name: `post ${collection.kind}`,
    dateInName: (key: string) => nameOf(key).date,
  }
  return readTexts<PostFrontMatter>(keys, textKind, loadContext).flatMap((text) => {
    const { file, front, date, leftOut } = text
    const dated = nameOf(file.key)
    if (date === undefined) {
      const [written] = /\d{4}-\d{1,2}-\d{1,2}/.exec(dated.name) ?? []
      report({
        severity: 'error',
        file: file.file,
        message: written
          ? `the post has no date: ${written} in its name is no day of the calendar`
          : 'the post has no date',
        hint: 'Begin the file name with one (2022-03-12-title.md), or write date: 2022-03-12 in the front matter.',
      })
      return []
    }
    const original = originals.get(file.key)
    if (original)
      for (const field of originalFields) reportOtherField(text, field, original.front, loadContext)
    const written = original ? original.front.slug : front.slug
    const slug = plainSlug(written ?? postSlug(dated.date, dated.name))
    const path = pagePath(config, pathBelow(collection.path, `/${slug}`))
    // The slug of the front matter was checked when that was read.
    if (written === undefined)
      reportFileName(file.file, path, slugMistake(slug), 'Rename it, or write a slug.', report)
    if (collection.path === '/') reportTakenAddress(text, path, loadContext)
    if (leftOut) {
      loadContext.leaveOut({ ...leftOut, path })
      return []
    }
    const { name } = dated
    return [
      { ...text, collection, kind, name, path, date: isoMoment(date, config.timeZone), original },
    ]
  })
}

/** Posts at `/` must leave out the same names as pages. */
function reportTakenAddress(
  { file: { file }, front, locate }: ReadText<PostFrontMatter>,
  path: string,
  { config, report }: LoadContext,
): void {
  const mistake = takenName(samePathKey(path).slice(1), config)
  if (!mistake) return
  const position = front.slug === undefined ? {} : locate('slug')
  const message = `the address ${path} ${mistake.message}`
  report({ severity: 'error', file, ...position, message, hint: mistake.hint })
}

function frontMatterKindOf(
  { id, kind }: PostsConfig,
  { postKinds }: LoadContext,
): PostFrontMatterKind | undefined {
  if (!postKinds.has(kind))
    throw new Error(`the posts "${id}" are of the kind "${kind}", which is not registered`)
  return postKinds.get(kind)
}

/** Without a slug the date becomes folders: `2022/01/02/x`. */
function postSlug(date: string | undefined, name: string): string {
  return date === undefined ? name : `${date.replaceAll('-', '/')}/${name}`
}

/** What `content/tags.yml`, `content/authors.yml` and `content/series.yml` declare. */
export interface KnownNames {
  readonly tags: TagsFile
  readonly authors: KnownAuthors
  readonly series: SeriesFile
}

export function assemblePosts(
  collection: PostsConfig,
  sources: readonly PostSource[],
  compiled: ReadonlyMap<SourceFile, CompiledEntry>,
  declared: KnownNames,
  loadContext: LoadContext,
): Posts {
  const originalAuthors = new Map(
    sources
      .filter(({ visibility }) => visibility?.isUnlisted !== true)
      .map(({ path, front, original }) => [path, authorKeys(original?.front ?? front)]),
  )
  const known = {
    tags: declaredTags(collection, declared.tags),
    authors: withPagesOf(originalAuthors, declared.authors),
  }
  const ownSeries = declaredSeries(collection, declared.series)
  const all = sources
    .flatMap((source) => {
      const entry = compiled.get(source.file)
      return entry ? [describePost(source, entry, known, loadContext)] : []
    })
    .sort((a, b) => byMoment(b, a))
  const posts = all.filter(({ visibility }) => visibility?.isUnlisted !== true)
  const keys = new Map(
    sources.flatMap((source) => {
      const key = seriesKeyOf(source, ownSeries, loadContext)
      return key === undefined ? [] : [[source.path, key] as const]
    }),
  )
  const series = seriesOf(collection, posts, keys, ownSeries, loadContext)
  const seriesByKey = new Map(series.map((one) => [one.key, one]))
  const linked = posts.map((post, index): Post => {
    const key = keys.get(post.path)
    const partOf = key === undefined ? undefined : seriesByKey.get(key)
    const newer = posts[index - 1]
    const older = posts[index + 1]
    return {
      ...post,
      ...(partOf ? { series: partOf } : {}),
      ...(newer ? { newer: { label: newer.title, path: newer.path, ...foreignLang(newer) } } : {}),
      ...(older ? { older: { label: older.title, path: older.path, ...foreignLang(older) } } : {}),
    }
  })
  const tags = countTags(linked, loadContext.locale)
  const tagPaths = new Set(tags.map(({ tag }) => tag.path))
  const authors = authorPages(collection, linked, originalAuthors, known.authors, loadContext)
  return {
    collection: collection.id,
    posts: linked,
    tags,
    series,
    authors,
    unlisted: all
      .filter(({ visibility }) => visibility?.isUnlisted === true)
      .map((post) => withoutMissingPages(post, tagPaths)),
  }
}

/** A tag that only unlisted posts have has no page to link to. */
function withoutMissingPages(post: Post, tagPaths: ReadonlySet<string>): Post {
  return { ...post, tags: post.tags.filter(({ path }) => tagPaths.has(path)) }
}

function describePost(
  source: PostSource,
  entry: CompiledEntry,
  known: { readonly tags: DeclaredTags; readonly authors: KnownAuthors },
  loadContext: LoadContext,
): Post {
  const { front, file, kind, original = source } = source
  const facts = kind?.readFacts(front, {
    image: postImages(source, loadContext),
    declared: declaredNames(source, loadContext),
    report: (diagnostic) => loadContext.report({ file: file.file, ...diagnostic }),
  })
  return {
    ...entryFields(source, entry, source.name, loadContext, source.collection.readingTime),
    body: entryBody(file, entry),
    preview: previewBody(
      entry,
      entryBody(file, entry),
      hrefOf(loadContext.config, loadContext.locale, source.path),
    ),
    truncated: entry.truncated,
    date: source.date,
    tags: resolveTags(original, known.tags, loadContext),
    authors: resolveAuthors(
      front.authors === undefined ? original : source,
      known.authors,
      loadContext,
    ),
    ...(facts ? { facts } : {}),
  }
}

/** What lists show of a post, whose page has the address `href`. */
export function previewBody(entry: CompiledEntry, body: Body, href: string): Body {
  if (body.kind === 'module') return { ...body, excerpt: true }
  const { texts, previewHash: text } = entry
  const fields = { ...body, hash: `preview of ${body.hash} at ${href}`, text, previewOf: href }
  return new StoredBody(fields, texts)
}

function countTags(posts: readonly Post[], locale: string): TagCount[] {
  const counts = new Map<string, { tag: TagCount['tag']; posts: Post[] }>()
  for (const post of posts) {
    for (const tag of post.tags) {
      const count = counts.get(tag.segment) ?? { tag, posts: [] }
      count.posts.push(post)
      counts.set(tag.segment, count)
    }
  }
  // An explicit locale, because the order must not depend on the machine that builds.
  const collator = new Intl.Collator(locale)
  return [...counts.values()].sort((a, b) => collator.compare(a.tag.label, b.tag.label))
}
