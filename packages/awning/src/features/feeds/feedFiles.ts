import { hrefOf, urlOf } from '../../config/address.ts'
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
import { drawingFiles, type Drawings } from './drawings.ts'
import { feedOf, feedStyle, type Feed } from './feed.ts'
import { feedHtml, tryIt } from './feedHtml.ts'
import type { LabInfo } from '../labs/lab.ts'
import { labTextsIn } from '../labs/labTexts.ts'
import { jsonFeed } from './jsonFeed.ts'
import { plainHtml } from './plainHtml.ts'
import { rss } from './rss.ts'

export interface FeedFilesOptions {
  readonly config: SiteConfig
  readonly content: Content
  readonly postKinds: readonly PostKind[]
  readonly labs: readonly LabInfo[]
  /** Draws a text that is a module; its HTML is that of the page. */
  readonly draw: (body: Body) => Promise<string>
  /** What browsers show feeds with, and what drawings look like outside a page. */
  readonly styles: { readonly feed: string; readonly drawing: string }
}

const writers: readonly (readonly [FeedFormat, (feed: Feed) => string])[] = [
  [feedFormats.rss, rss],
  [feedFormats.atom, atom],
  [feedFormats.json, jsonFeed],
]

/** Every collection in every language and every format, and the files they refer to. */
export function feedFiles(options: FeedFilesOptions): SiteFile[] {
  const { config, content, styles, postKinds } = options
  const feeds = config.posts.flatMap((collection) =>
    config.locales.map((locale) => {
      const posts = content.locales[locale.id]?.posts[collection.id]?.posts ?? []
      return {
        collection,
        locale,
        // A text without translation is left to the feed of its own language.
        posts: posts.filter(({ textLocale }) => textLocale === locale.id),
      }
    }),
  )
  const drawings = drawingFiles(
    feeds.flatMap(({ posts }) => posts),
    styles.drawing,
  )
  return [
    ...feeds.flatMap(({ collection, locale, posts }) => {
      const hash = modelHash(posts)
      let made: Promise<Feed> | undefined
      const feed = () =>
        (made ??= fill(posts, postKindOf(postKinds, collection), drawings, locale, options).then(
          (texts) => feedOf(config, locale, collection, texts),
        ))
      return writers.map(([format, write]): SiteFile => ({
        path: hrefOf(config, locale.id, feedPath(collection, format)).slice(config.base.length),
        hash,
        make: async () => write(await feed()),
      }))
    }),
    { path: feedStyle, hash: '', make: () => styles.feed },
    ...drawings.files,
  ]
}

/** Each post with its whole text. */
function fill(
  posts: readonly Post[],
  kind: PostKind,
  drawings: Drawings,
  locale: LocaleConfig,
  { config, content, labs, draw }: FeedFilesOptions,
): Promise<[Post, string][]> {
  const { id } = locale
  const t = stringsOf(config, id)
  const labTexts = labTextsIn(labs, id, config.defaultLocale)
  const drawing = (svg: string) => {
    const path = drawings.pathOf(svg)
    return path === undefined ? undefined : config.base + path
  }
  return Promise.all(
    posts.map(async (post) => {
      const { body, path } = post
      const page = urlOf(config, id, path)
      const context = { page, t, labTexts, drawing }
      const facts = factsHtml(kind.picture?.(post), kind.terms?.(post, { t, locale }) ?? [], page)
      if (body.kind === 'blocks') return [post, facts + feedHtml(body.blocks, context)]
      const text = feedHtml([{ html: await draw(body) }], context)
      const link = content.modules[body.module]?.interactive ? tryIt(context) : ''
      return [post, facts + text + link]
    }),
  )
}

/** What the page shows of a post between its title and its text. */
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
