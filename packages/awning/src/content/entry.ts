import type { CompiledEntry } from './compileEntry.ts'
import type { Loading } from './loading.ts'
import { nestToc } from '../markdown/headings.ts'
import type { Body, Entry, Image } from './model.ts'
import { isRefusal } from '../markdown/refusal.ts'
import { createResolver } from './resolver.ts'
import type { DocFrontMatter, PostFrontMatter } from './schemas.ts'
import type { SourceFile } from './sourceTree.ts'
import type { Locate } from './yaml.ts'

/** A doc or a post whose text is not yet compiled. */
interface EntrySource {
  readonly file: SourceFile
  readonly path: string
  readonly front: DocFrontMatter | PostFrontMatter
  readonly locate: Locate
}

/** The fields that docs and posts share. Title: front matter, first heading, file name. */
export function entryFields(
  source: EntrySource,
  compiled: CompiledEntry,
  fileName: string,
  loading: Loading,
): Omit<Entry, 'body'> {
  const { file, path, front } = source
  const updated = loading.updated.get(file.file)
  const image = front.image === undefined ? undefined : imageOf(source, front.image, loading)
  return {
    locale: loading.locale,
    textLocale: file.locale,
    file: file.file,
    path,
    title: front.title ?? compiled.leadingTitle ?? fileName,
    description: front.description ?? compiled.opening,
    keywords: front.keywords ?? [],
    stale:
      file.locale !== loading.config.defaultLocale &&
      front.source !== undefined &&
      front.source !== loading.originalHash(file.key),
    toc: front.hide_table_of_contents
      ? []
      : nestToc(compiled.headings, [2, front.toc_max_heading_level ?? 3]),
    ...(updated === undefined ? {} : { updated }),
    ...(image ? { image } : {}),
  }
}

/** The picture that the front matter names, found as those of the text are. */
function imageOf(
  { file, path, locate }: EntrySource,
  written: string,
  { root, config, locale, assets, report }: Loading,
): Image | undefined {
  const context = { root, config, locale, pages: new Map(), assets, labs: [] }
  const image = createResolver(context, file, path).image(written)
  if (image && !isRefusal(image)) return image
  report({
    severity: 'error',
    file: file.file,
    ...locate('image'),
    message: `image: ${written} ${image?.refused ?? 'does not exist'}`,
    hint:
      image?.hint ??
      'Write its path from this file (./picture.png), or from public/ (/picture.png).',
  })
  return undefined
}

export function entryBody(file: SourceFile, compiled: CompiledEntry): Body {
  const { drawn } = compiled
  return compiled.moduleCode === undefined
    ? {
        kind: 'blocks',
        stamp: compiled.stamp,
        drawn,
        get blocks() {
          return compiled.blocks
        },
      }
    : { kind: 'module', module: moduleName(file), excerpt: false, drawn }
}

/** The name an MDX module has in the bundle: its path under `content/`. */
export function moduleName(file: SourceFile): string {
  return `${file.locale}/${file.key}`
}
