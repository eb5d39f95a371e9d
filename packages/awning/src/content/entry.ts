import type { CompiledEntry } from './compiledEntry.ts'
import { textLang } from './foreignLang.ts'
import type { LoadContext } from './loadContext.ts'
import { nestToc } from '../markdown/headings.ts'
import type { Body, Entry, Image } from './model.ts'
import { isRejectedFile } from '../markdown/rejectedFile.ts'
import type { WrittenLink } from '../markdown/writeContext.ts'
import { createResolver } from './resolver.ts'
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter } from './schemas.ts'
import type { SourceFile } from './sourceFile.ts'
import { StoredBody } from './storedBody.ts'
import type { Visibility } from './visibility.ts'
import type { Locate } from './yaml.ts'

/** A doc, a post or a page whose text is not yet compiled. */
interface EntrySource {
  readonly file: SourceFile
  readonly path: string
  readonly front: DocFrontMatter | PageFrontMatter | PostFrontMatter
  readonly locate: Locate
  readonly visibility: Visibility | undefined
}

/** A link of a page, and where an author wrote it: in the text of the page, or in the file that is named. */
export interface EntryLink extends WrittenLink {
  readonly file?: string
}

/** The fields that docs, posts and pages share. The title is that of the front matter, the first heading or the file name. */
export function entryFields(
  source: EntrySource,
  compiled: CompiledEntry,
  fileName: string,
  loadContext: LoadContext,
  showReadingTime = false,
): Omit<Entry, 'body'> {
  const { file, path, front, visibility } = source
  const { created, updated } = loadContext.days.get(file.file) ?? {}
  const image = front.image === undefined ? undefined : imageOf(source, front.image, loadContext)
  const title = front.title ?? compiled.leadingTitle ?? fileName
  const { unpublished } = visibility ?? {}
  return {
    locale: loadContext.locale,
    textLocale: file.locale,
    ...textLang(loadContext.config, loadContext.locale, file.locale),
    file: file.file,
    path,
    title: unpublished ? loadContext.markTitle(title, unpublished) : title,
    ...textFields(front, compiled, showReadingTime),
    keywords: front.keywords ?? [],
    stale:
      file.locale !== loadContext.config.defaultLocale &&
      front.source !== undefined &&
      front.source !== loadContext.originalHash(file.key),
    ...(created === undefined ? {} : { created }),
    ...(updated === undefined ? {} : { updated }),
    ...(image ? { image } : {}),
    ...(visibility ? { visibility } : {}),
    ...(front.head ? { head: front.head } : {}),
    ...(front.comments === false ? { comments: false } : {}),
  }
}

/** The fields that follow from the running text. */
export function textFields(
  front: EntrySource['front'],
  compiled: CompiledEntry,
  showReadingTime: boolean,
): Pick<Entry, 'description' | 'toc' | 'readingMinutes'> {
  return {
    description: front.description ?? compiled.opening,
    toc: front.hide_table_of_contents
      ? []
      : nestToc(compiled.headings, [2, front.toc_max_heading_level ?? 3]),
    ...(showReadingTime && compiled.readingMinutes > 0
      ? { readingMinutes: compiled.readingMinutes }
      : {}),
  }
}

/** The image that the front matter names, resolved like images in the text. */
function imageOf(
  { file, path, locate }: Pick<EntrySource, 'file' | 'path' | 'locate'>,
  written: string,
  { root, config, locale, assets, frames, webFeatures, report }: LoadContext,
): Image | undefined {
  const context = {
    root,
    config,
    locale,
    pages: new Map(),
    addresses: new Set<string>(),
    leftOut: [],
    assets,
    frames,
    webFeatures,
    labs: [],
  }
  const image = createResolver(context, file, path).image(written)
  if (image && !isRejectedFile(image)) return image
  report({
    severity: 'error',
    file: file.file,
    ...locate('image'),
    message: `image: ${written} ${image?.reason ?? 'does not exist'}`,
    hint:
      image?.hint ??
      'Write its path from this file (./picture.png), or from public/ (/picture.png).',
  })
  return undefined
}

export function entryBody(file: SourceFile, compiled: CompiledEntry): Body {
  return compiled.moduleCode === undefined
    ? new StoredBody(compiled, compiled.texts)
    : { kind: 'module', module: moduleName(file), excerpt: false, ...stylesOf(compiled) }
}

function stylesOf({ hasDiagram, hasMath, hasRichCode, hasFrame, hasTypes }: CompiledEntry) {
  return {
    hasDiagram,
    ...(hasMath ? { hasMath } : {}),
    ...(hasRichCode ? { hasRichCode } : {}),
    ...(hasFrame ? { hasFrame } : {}),
    ...(hasTypes ? { hasTypes } : {}),
  }
}

/** The name an MDX module has in the bundle: its path from the site's root. */
export function moduleName(file: SourceFile): string {
  return file.file
}
