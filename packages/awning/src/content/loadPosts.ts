import { z } from 'zod'
import type { PostsConfig } from '../config/site.ts'
import { resolveAuthors, type KnownAuthors } from './authors.ts'
import type { CompiledEntry } from './compileEntry.ts'
import { entryBody, entryFields } from './entry.ts'
import { foreignLang } from './foreignLang.ts'
import { readFrontMatter } from './frontMatter.ts'
import type { Loading } from './loading.ts'
import type { Body, Post, Posts, TagCount } from './model.ts'
import { postImages } from './postImages.ts'
import type { PostFrontMatterKind } from './postKind.ts'
import { preview } from './preview.ts'
import { reportFileName } from './reportFileName.ts'
import { postSchema, type PostFrontMatter, type TagsFile } from './schemas.ts'
import { readCollection, type SourceFile } from './sourceTree.ts'
import { resolveTags } from './tags.ts'
import { datedName } from '../text/datedName.ts'
import { plainSlug, slugMistake } from './slug.ts'
import type { Locate } from './yaml.ts'

/** A post whose address and date are known and whose text is not yet compiled. */
export interface PostSource {
  readonly file: SourceFile
  /** With the fields of its kind, which the kind reads. */
  readonly front: PostFrontMatter
  readonly locate: Locate
  readonly collection: PostsConfig
  /** Front matter that its kind adds. */
  readonly kind: PostFrontMatterKind | undefined
  readonly name: string
  readonly path: string
  /** ISO moment. */
  readonly date: string
}

export function readPosts(collection: PostsConfig, loading: Loading): PostSource[] {
  const { root, config, locale, report } = loading
  const kind = frontMatterKindOf(collection, loading)
  // The fields of every post mean the same in every kind.
  const schema = z.strictObject({ ...kind?.fields, ...postSchema.shape })
  return readCollection(root, collection.id, locale, config.defaultLocale, report).flatMap(
    (file) => {
      // As with docs: what is wrong with a page does not unmake it.
      const { data, locate } = readFrontMatter(file.source, schema, file.file, report, {
        ...loading.frontMatter,
        kind: `post ${collection.kind}`,
      })
      const front: PostFrontMatter = data ?? {}
      if (front.draft && !loading.drafts) return []
      const dated = datedName(file.key.slice(collection.id.length + 1))
      const date = front.date ?? dated.date
      if (date === undefined) {
        report({
          severity: 'error',
          file: file.file,
          message: 'the post has no date',
          hint: 'Begin the file name with one (2022-03-12-title.md), or write date: 2022-03-12 in the front matter.',
        })
        return []
      }
      const slug = plainSlug(front.slug ?? postSlug(dated.date, dated.name))
      const path = `${collection.path}/${slug}`
      // The slug of the front matter was checked when that was read.
      if (front.slug === undefined)
        reportFileName(file.file, path, slugMistake(slug), 'Rename it, or write a slug.', report)
      return [
        {
          file,
          front,
          locate,
          collection,
          kind,
          name: dated.name,
          path,
          date: isoMoment(date),
        },
      ]
    },
  )
}

function frontMatterKindOf(
  { id, kind }: PostsConfig,
  { postKinds }: Loading,
): PostFrontMatterKind | undefined {
  if (!postKinds.has(kind))
    throw new Error(`the posts "${id}" are of the kind "${kind}", which is not registered`)
  return postKinds.get(kind)
}

/** Without a slug the date becomes folders: `2022/01/02/x`. */
function postSlug(date: string | undefined, name: string): string {
  return date === undefined ? name : `${date.replaceAll('-', '/')}/${name}`
}

/** A day or moment without zone is UTC. */
function isoMoment(date: string): string {
  const normal = date.replace(' ', 'T')
  const zoned =
    normal.length === 10 || /(?:Z|[+-]\d{2}:?\d{2})$/.test(normal.slice(10)) ? normal : `${normal}Z`
  return new Date(zoned).toISOString()
}

export function assemblePosts(
  collection: PostsConfig,
  sources: readonly PostSource[],
  compiled: ReadonlyMap<SourceFile, CompiledEntry>,
  known: { tags: TagsFile; authors: KnownAuthors },
  loading: Loading,
): Posts {
  const posts = firstOfEach(sources, loading)
    .flatMap((source) => {
      const entry = compiled.get(source.file)
      return entry ? [describePost(source, entry, known, loading)] : []
    })
    // Array sort is stable: posts of one moment keep the order of their files.
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
  const linked = posts.map((post, index): Post => {
    const newer = posts[index - 1]
    const older = posts[index + 1]
    return {
      ...post,
      ...(newer ? { newer: { label: newer.title, path: newer.path, ...foreignLang(newer) } } : {}),
      ...(older ? { older: { label: older.title, path: older.path, ...foreignLang(older) } } : {}),
    }
  })
  return { collection: collection.id, posts: linked, tags: countTags(linked, loading.locale) }
}

/** Two posts at one address: the first stays, and no list leads to the other. */
function firstOfEach(sources: readonly PostSource[], { report }: Loading): PostSource[] {
  const taken = new Map<string, PostSource>()
  for (const source of sources) {
    const first = taken.get(source.path)
    if (!first) taken.set(source.path, source)
    else {
      report({
        severity: 'warning',
        file: source.file.file,
        ...source.locate('slug'),
        message: `there are two posts at ${source.path} and the one of ${first.file.file} is kept`,
        hint: 'Give one of them another slug.',
      })
    }
  }
  return [...taken.values()]
}

function describePost(
  source: PostSource,
  entry: CompiledEntry,
  known: { tags: TagsFile; authors: KnownAuthors },
  loading: Loading,
): Post {
  const { front, file, kind } = source
  const facts = kind?.readFacts(front, {
    image: postImages(source, loading),
    report: (problem) => loading.report({ file: file.file, ...problem }),
  })
  return {
    ...entryFields(source, entry, source.name, loading),
    body: entryBody(file, entry),
    preview: previewBody(entry, entryBody(file, entry)),
    truncated: entry.truncated,
    date: source.date,
    tags: resolveTags(source, known.tags, loading),
    authors: resolveAuthors(source, known.authors, loading),
    ...(facts ? { facts } : {}),
  }
}

function previewBody(entry: CompiledEntry, body: Body): Body {
  if (body.kind === 'module') return { ...body, excerpt: true }
  return {
    kind: 'blocks',
    stamp: `preview of ${body.stamp}`,
    drawn: body.drawn,
    get blocks() {
      return preview(entry.preview)
    },
  }
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
  // An explicit locale: the order must not depend on the language of whoever builds or reads.
  const collator = new Intl.Collator(locale)
  return [...counts.values()].sort((a, b) => collator.compare(a.tag.label, b.tag.label))
}
