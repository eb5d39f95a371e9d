import { localeRoot } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Doc, Post } from '../content/model.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { stampOf } from '../cache/stampOf.ts'
import { entryMarkdown, type EntrySource } from '../features/markdown-export/entryMarkdown.ts'
import { llmsFullText, llmsText } from '../features/markdown-export/llms.ts'
import type { LabInfo } from '../features/labs/lab.ts'
import { labTextsIn } from '../features/labs/labTexts.ts'
import { markdownPath } from '../config/markdownPath.ts'
import { siteFor } from '../theme/site.ts'
import { pageMarkdown } from './pageMarkdown.ts'
import type { Route } from './route.ts'

export interface MarkdownFilesOptions {
  readonly config: SiteConfig
  readonly loaded: Pick<Loaded, 'content' | 'texts' | 'resolvers'>
  readonly routes: readonly Route[]
  readonly labs: readonly LabInfo[]
}

/** Every page as Markdown beside its `index.html`, and for each locale `llms.txt` and `llms-full.txt`. */
export function markdownFiles({ config, loaded, routes, labs }: MarkdownFilesOptions): SiteFile[] {
  const sources = new Map(loaded.texts.map((text) => [text.file.file, text]))
  const write = entryWriter(config, sources, loaded.resolvers, labs)
  return Object.values(loaded.content.locales).flatMap((content) => {
    const site = siteFor(config, content.locale)
    const folder = localeRoot(config, content.locale).slice(config.base.length)
    const pages = routes.filter((route) => route.locale === content.locale && hasMarkdown(route))
    const fileOf = (path: string) => folder + markdownPath(path).slice(1)
    const files = pages.map((route) => ({
      path: fileOf(route.path),
      key: stampOf({ page: route.page, ...beside(route, content.docs, sources) }),
      make: () => pageMarkdown(route, site, { docs: content.docs, write }) ?? '',
    }))
    const key = stampOf(files.map((file) => file.key))
    return [
      ...files,
      { path: `${folder}llms.txt`, key, make: () => llmsText(content, site) },
      {
        path: `${folder}llms-full.txt`,
        key,
        make: (read) => llmsFullText(content, site, ({ path }) => read(fileOf(path))),
      },
    ]
  })
}

/** A text that stands in for a translation has its Markdown at its own address alone. */
function hasMarkdown({ page }: Route): boolean {
  if (page.kind === 'offline' || page.kind === 'notFound' || page.kind === 'gallery') return false
  const entry = page.kind === 'doc' ? page.doc : page.kind === 'post' ? page.post : undefined
  return entry === undefined || entry.locale === entry.textLocale
}

/** What the Markdown of a page is made from that its route does not hold. */
function beside({ page }: Route, docs: readonly Doc[], sources: Sources): object {
  if (page.kind === 'home') return { docs }
  const entry = page.kind === 'doc' ? page.doc : page.kind === 'post' ? page.post : undefined
  return entry ? { source: sources.get(entry.file)?.file.source } : {}
}

type Sources = ReadonlyMap<string, Loaded['texts'][number]>

function entryWriter(
  config: SiteConfig,
  sources: Sources,
  resolvers: Loaded['resolvers'],
  labs: readonly LabInfo[],
): (entry: Doc | Post) => string {
  return (entry) => {
    const text = sources.get(entry.file)
    const resolve = resolvers.get(`${entry.locale} ${entry.file}`)
    if (!text || !resolve) throw new Error(`the content holds no text for ${entry.path}`)
    const { source, key } = text.file
    const written: EntrySource = {
      source,
      format: key.endsWith('.mdx') ? 'mdx' : 'md',
      description: text.front.description,
      resolve,
      labTexts: labTextsIn(labs, entry.locale, config.defaultLocale),
    }
    return entryMarkdown(entry, written, siteFor(config, entry.locale))
  }
}
