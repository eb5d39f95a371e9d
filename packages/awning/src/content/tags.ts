import { pathBelow } from '../config/address.ts'
import type { LocaleId, PostsConfig, SiteConfig } from '../config/site.ts'
import { checkTextLocales } from './checkTextLocales.ts'
import type { LoadContext } from './loadContext.ts'
import type { PostSource } from './loadPosts.ts'
import type { Tag } from './model.ts'
import type { Report } from './diagnostic.ts'
import { readYamlFile } from './readYamlFile.ts'
import { tagsSchema, type TagsFile } from './schemas.ts'
import { nearestAmong } from '../text/nearest.ts'
import { tagSegment } from '../text/tagSegment.ts'
import type { Locate } from './yaml.ts'

const file = 'content/tags.yml'

/** Tags are declared once, with a label for each locale; their segment is the same in all of them. */
export function readTags(root: string, config: SiteConfig, report: Report): TagsFile {
  const { data: tags = {}, locate } = readYamlFile(root, file, tagsSchema, report)
  for (const [collection, declared] of Object.entries(tags)) {
    checkSegments(collection, Object.keys(declared), locate, report)
    for (const [name, label] of Object.entries(declared))
      checkTextLocales(label, { file, config, locate, report }, collection, name)
  }
  return tags
}

function checkSegments(
  collection: string,
  names: readonly string[],
  locate: Locate,
  report: Report,
): void {
  const owners = new Map<string, string>()
  for (const name of names) {
    const segment = tagSegment(name)
    const owner = owners.get(segment)
    if (segment === '') {
      report({
        severity: 'error',
        file,
        ...locate(collection, name),
        message: `${collection}: the tag "${name}" leaves nothing for an address`,
        hint: 'A tag needs at least one letter, digit or Han character.',
      })
    } else if (owner !== undefined) {
      report({
        severity: 'error',
        file,
        ...locate(collection, name),
        message: `${collection}: the tags "${owner}" and "${name}" would share the address ${segment}`,
        hint: 'Keep one of them; labels may differ by locale, addresses may not.',
      })
    } else owners.set(segment, name)
  }
}

export function labelFor(
  text: string | Readonly<Record<string, string>>,
  locale: LocaleId,
  fallback: LocaleId,
): string | undefined {
  return typeof text === 'string' ? text : (text[locale] ?? text[fallback])
}

/** The tags of a collection, which are listed once for all of its posts. */
export interface DeclaredTags {
  readonly labels: ReadonlyMap<string, TagsFile[string][string]>
  readonly nearest: (name: string) => string | undefined
}

export function declaredTags({ id }: Pick<PostsConfig, 'id'>, tags: TagsFile): DeclaredTags {
  // A tag may be called "constructor", which every object has.
  const labels = new Map(Object.entries(new Map(Object.entries(tags)).get(id) ?? {}))
  return { labels, nearest: nearestAmong(labels.keys()) }
}

/** The tags a post names, each once; an undeclared one is an error. */
export function resolveTags(
  source: PostSource,
  { labels, nearest }: DeclaredTags,
  loadContext: LoadContext,
): Tag[] {
  const { collection, front, file: sourceFile } = source
  const found = new Map<string, Tag>()
  for (const [index, name] of (front.tags ?? []).entries()) {
    const text = labels.get(name)
    if (text === undefined) {
      const guess = nearest(name)
      loadContext.report({
        severity: 'error',
        file: sourceFile.file,
        ...source.locate('tags', index),
        message: `the tag "${name}" is not declared`,
        hint: guess
          ? `Did you mean "${guess}"?`
          : `Declare it under "${collection.id}" in ${file}, with a label for each locale.`,
      })
      continue
    }
    const segment = tagSegment(name)
    const label = labelFor(text, loadContext.locale, loadContext.config.defaultLocale) ?? name
    found.set(segment, { segment, label, path: pathBelow(collection.path, `/tags/${segment}`) })
  }
  return [...found.values()]
}
