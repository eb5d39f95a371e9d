import { localeRoot } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadedContent.ts'
import type { AnyEntry, LocaleContent } from '../content/model.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { hash, joinedHash } from '../cache/hash.ts'
import { modelHash } from '../cache/modelHash.ts'
import { textHash } from '../content/sourceFile.ts'
import { entryMarkdown, type EntrySource } from '../features/markdown-export/entryMarkdown.ts'
import { listedHash } from '../features/markdown-export/listedHash.ts'
import { llmsFullText, llmsHash, llmsText } from '../features/markdown-export/llms.ts'
import type { LabInfo } from '../features/labs/lab.ts'
import { labTextsIn } from '../features/labs/labTexts.ts'
import { markdownPath } from '../config/markdownPath.ts'
import { siteFor } from '../theme/localeSite.ts'
import type { MarkdownContext } from './definePage.ts'
import { kindOf, type Kinds } from './kinds.ts'
import { postTerms } from './post-kinds/postTerms.ts'
import type { Route } from './route.ts'
import { shownHash } from './shownHash.ts'

export interface MarkdownFilesOptions {
  readonly config: SiteConfig
  readonly loaded: Pick<Loaded, 'content' | 'texts' | 'resolverOf' | 'rewritten'>
  readonly routes: readonly Route[]
  readonly kinds: Kinds
  readonly labs: readonly LabInfo[]
}

/** Every page as Markdown next to its `index.html`, and for each locale `llms.txt` and `llms-full.txt`. */
export function markdownFiles(options: MarkdownFilesOptions): SiteFile[] {
  const { config, loaded } = options
  const sources: Sources = new Map(loaded.texts.map((text) => [text.file.file, text]))
  return Object.values(loaded.content.locales).flatMap((content) => {
    const site = siteFor(config, content.locale)
    const folder = localeRoot(config, content.locale).slice(config.base.length)
    const fileOf = (path: string) => folder + markdownPath(path).slice(1)
    const files = pageFiles(options, content, sources).map(({ route, ...file }) => ({
      path: fileOf(route.path),
      ...file,
    }))
    // Both list the same texts in the same order.
    const listHash = llmsHash(content)
    const fullHash = hash(listHash, files.map((file) => file.hash).join())
    return [
      ...files,
      { path: `${folder}llms.txt`, hash: listHash, make: () => llmsText(content, site) },
      {
        path: `${folder}llms-full.txt`,
        hash: fullHash,
        make: () => llmsFullText(content, site, fileOf),
      },
    ]
  })
}

type Sources = ReadonlyMap<string, Loaded['texts'][number]>

interface PageFile extends Pick<SiteFile, 'make'> {
  readonly route: Route
  readonly hash: string
}

function pageFiles(
  options: MarkdownFilesOptions,
  content: LocaleContent,
  sources: Sources,
): PageFile[] {
  const { config, routes, kinds } = options
  const context: Omit<MarkdownContext, 'path'> = {
    site: siteFor(config, content.locale),
    postKinds: kinds.posts,
    docs: content.docs,
    entryMarkdown: entryWriter(options, sources),
  }
  return routes.flatMap((route): PageFile[] => {
    const { locale, page, path } = route
    if (locale !== content.locale) return []
    const kind = kindOf(kinds.pages, page)
    const entry = kind.entry?.(page)
    // An untranslated text has a Markdown file in its own locale only.
    if (!kind.markdown || (entry && entry.locale !== entry.textLocale)) return []
    const listInputs = kind.markdownInputs?.(page)
    const inputs = listInputs
      ? joinedHash(modelHash(listInputs), listedHash(content.docs))
      : joinedHash(
          shownHash(kinds.pages, page),
          entry ? textHash(sources.get(entry.file)?.file) : modelHash(content.docs),
        )
    const make = () => kind.markdown?.(page, { ...context, path }) ?? ''
    return [{ route, hash: inputs, make }]
  })
}

function entryWriter(
  { config, kinds, labs, loaded: { resolverOf, rewritten } }: MarkdownFilesOptions,
  sources: Sources,
): (entry: AnyEntry) => string {
  return (entry) => {
    const text = sources.get(entry.file)
    const resolve = resolverOf(entry.locale, entry.file)
    if (!text || !resolve) throw new Error(`the content holds no text for ${entry.path}`)
    const site = siteFor(config, entry.locale)
    const { source, key } = text.file
    const written: EntrySource = {
      source,
      rewritten: rewritten?.take(textHash(text.file)),
      format: key.endsWith('.mdx') ? 'mdx' : 'md',
      description: text.front.description,
      resolve,
      terms: 'date' in entry ? postTerms(kinds.posts, entry, site) : [],
      labTexts: labTextsIn(labs, entry.locale, config.defaultLocale),
    }
    return entryMarkdown(entry, written, site)
  }
}
