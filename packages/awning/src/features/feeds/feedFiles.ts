import { localeRoot, urlOf } from '../../config/address.ts'
import { feedFormats, feedPath, type FeedFormat } from '../../config/feeds.ts'
import type { LocaleConfig, SiteConfig } from '../../config/site.ts'
import type { Body, Content, Image, Post, PostTerm } from '../../content/model.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { modelHash } from '../../cache/modelHash.ts'
import { escapeText } from '../../text/escapeHtml.ts'
import type { PostKind } from '../../pages/post-kinds/definePostKind.ts'
import { postKindOf } from '../../pages/post-kinds/postKindOf.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { atom } from './atom.ts'
import { diagramFiles, type Diagrams } from './diagramFiles.ts'
import { feedOf, feedStyle, type Feed } from './feed.ts'
import { feedHtml, tryItLink } from './feedHtml.ts'
import type { LabInfo } from '../labs/lab.ts'
import { labTextsIn } from '../labs/labTexts.ts'
import { jsonFeed } from './jsonFeed.ts'
import { plainHtml } from './plainHtml.ts'
import { rss } from './rss.ts'
import { seriesHtml } from './seriesHtml.ts'

export interface FeedFilesOptions {
  readonly config: SiteConfig
  readonly content: Content
  readonly postKinds: readonly PostKind[]
  readonly labs: readonly LabInfo[]
  /** Renders a text that is a module to the same HTML as on its page. */
  readonly renderBody: (body: Body) => Promise<string>
  /** Style sheets: of feeds that are opened in a browser, and of diagrams outside of a page. */
  readonly styles: { readonly feed: string; readonly diagram: string }
}

const writers: readonly (readonly [FeedFormat, (feed: Feed) => string])[] = [
  [feedFormats.rss, rss],
  [feedFormats.atom, atom],
  [feedFormats.json, jsonFeed],
]

/** The feeds of every collection in every language and format, and the files that they refer to. */
export function feedFiles(options: FeedFilesOptions): SiteFile[] {
  const { config, content, styles, postKinds } = options
  const feeds = config.posts.flatMap((collection) =>
    config.locales.map((locale) => {
      const posts = content.locales[locale.id]?.posts[collection.id]?.posts ?? []
      return {
        collection,
        locale,
        // A post that is not translated is only in the feed of its own language.
        posts: posts.filter(({ textLocale }) => textLocale === locale.id),
      }
    }),
  )
  const diagrams = diagramFiles(
    feeds.flatMap(({ posts }) => posts),
    styles.diagram,
  )
  return [
    ...feeds.flatMap(({ collection, locale, posts }) => {
      const hash = modelHash(posts)
      const folder = localeRoot(config, locale.id).slice(config.base.length)
      let feed: Promise<Feed> | undefined
      // The formats share one feed, which is made when the first of them is written.
      const feedOnce = () =>
        (feed ??= postTexts(
          posts,
          postKindOf(postKinds, collection),
          diagrams,
          locale,
          options,
        ).then((texts) => feedOf(config, locale, collection, texts)))
      return writers.map(([format, write]): SiteFile => ({
        // Not percent-encoded, because hosts decode addresses.
        path: folder + feedPath(collection, format).slice(1),
        hash,
        make: async () => write(await feedOnce()),
      }))
    }),
    { path: feedStyle, hash: '', make: () => styles.feed },
    ...diagrams.files,
  ]
}

/** Each post with its whole text. */
function postTexts(
  posts: readonly Post[],
  kind: PostKind,
  diagrams: Diagrams,
  locale: LocaleConfig,
  { config, content, labs, renderBody }: FeedFilesOptions,
): Promise<[Post, string][]> {
  const { id } = locale
  const t = stringsOf(config, id)
  const labTexts = labTextsIn(labs, id, config.defaultLocale)
  const diagramHref = (svg: string) => {
    const path = diagrams.pathOf(svg)
    return path === undefined ? undefined : config.base + path
  }
  return Promise.all(
    posts.map(async (post) => {
      const { body, path } = post
      const page = urlOf(config, id, path)
      const context = { page, t, labTexts, diagramHref }
      const facts = factsHtml(kind.picture?.(post), kind.terms?.(post, { t, locale }) ?? [], page)
      const front = facts + seriesHtml(post, t, (other) => urlOf(config, id, other))
      if (body.kind === 'blocks') return [post, front + feedHtml(body.blocks, context)]
      const text = feedHtml([{ html: await renderBody(body) }], context)
      const link = content.modules[body.module]?.interactive ? tryItLink(context) : ''
      return [post, front + text + link]
    }),
  )
}

/** The picture and the facts that the page of a post shows between its title and its text. */
function factsHtml(picture: Image | undefined, terms: readonly PostTerm[], page: string): string {
  const { src, width, height } = picture ?? {}
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const cover = src ? plainHtml(`<p><img src="${src}" alt=""${size}></p>`, page) : ''
  const facts = terms.map(
    ([term, value]) => `<li><strong>${escapeText(term)}</strong> ${escapeText(value)}</li>`,
  )
  return [cover, facts.length > 0 ? `<ul>${facts.join('')}</ul>` : '']
    .map((part) => part && `${part}\n`)
    .join('')
}
