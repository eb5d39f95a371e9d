import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefOf, isExternal } from '../config/address.ts'
import type { Loading } from './loading.ts'
import type { PostSource } from './loadPosts.ts'
import type { Author } from './model.ts'
import type { Report } from './problem.ts'
import { authorsSchema, type AuthorsFile } from './schemas.ts'
import { labelFor } from './tags.ts'
import { nearest } from '../text/nearest.ts'
import { readYaml } from './yaml.ts'

const file = 'content/authors.yml'

export function readAuthors(root: string, report: Report): AuthorsFile {
  const path = join(root, file)
  return existsSync(path)
    ? (readYaml(readFileSync(path, 'utf8'), authorsSchema, file, report).data ?? {})
    : {}
}

/** A post, the people of the shop, and the locale to name them in. */
interface AuthorContext extends Loading {
  readonly source: PostSource
  readonly known: AuthorsFile
}

/** The people a post names: by key, inline, or by key with fields of their own. */
export function resolveAuthors(source: PostSource, known: AuthorsFile, loading: Loading): Author[] {
  const written = source.front.authors
  if (written === undefined) return []
  const context: AuthorContext = { ...loading, source, known }
  const list = Array.isArray(written) ? written : [written]
  return list.flatMap((entry) => {
    const inline = typeof entry === 'string' ? { key: entry } : entry
    if (inline.key === undefined)
      return inline.name === undefined
        ? missingName(context)
        : [inlineAuthor(inline.name, inline, context)]
    const known = context.known[inline.key]
    if (!known) return unknownKey(inline.key, context)
    const { locale, config } = context
    const title = known.title && labelFor(known.title, locale, config.defaultLocale)
    const name = labelFor(known.name, locale, config.defaultLocale) ?? inline.key
    const merged = {
      ...(title ? { title } : {}),
      ...(known.url ? { url: known.url } : {}),
      ...(known.image ? { image: known.image } : {}),
      ...inline,
    }
    return [inlineAuthor(inline.name ?? name, merged, context)]
  })
}

interface AuthorFields {
  readonly key?: string | undefined
  readonly title?: string | undefined
  readonly url?: string | undefined
  readonly image?: string | undefined
}

function inlineAuthor(name: string, fields: AuthorFields, context: AuthorContext): Author {
  const { config, locale, assets, root } = context
  const path = fields.image && join(root, 'content', fields.image)
  const image = path && assets.image(path, assets.file(path))
  if (path && !image) {
    context.report({
      severity: 'error',
      file,
      message: `the picture ${fields.image} of ${name} does not exist`,
      hint: 'Write its path from content/, such as ./authors/owner.svg.',
    })
  }
  return {
    key: fields.key ?? name,
    name,
    ...(fields.title ? { title: fields.title } : {}),
    ...(fields.url
      ? { url: isExternal(fields.url) ? fields.url : hrefOf(config, locale, fields.url) }
      : {}),
    ...(image ? { image } : {}),
  }
}

function unknownKey(key: string, context: AuthorContext): Author[] {
  const guess = nearest(key, Object.keys(context.known))
  context.report({
    severity: 'error',
    file: context.source.file.file,
    ...context.source.locate('authors'),
    message: `the author "${key}" is not in ${file}`,
    hint: guess
      ? `Did you mean "${guess}"?`
      : `Known keys: ${Object.keys(context.known).join(', ') || '(none yet)'}.`,
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
