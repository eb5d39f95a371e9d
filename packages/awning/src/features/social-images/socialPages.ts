import type { SiteConfig } from '../../config/site.ts'
import type { Asset, Doc, Post, SidebarItem } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import type { Page, Route } from '../../pages/route.ts'
import type { Accent, Book, CardLook, CardTexts, CoverFile, SiteMark } from './card.ts'
import type { SocialPage } from './socialFiles.ts'
import { booksAround, booksInRow } from './shownBooks.ts'
import { baysOf, type Bay } from '../../theme/home/bays.ts'
import { siteFor, type Site } from '../../theme/site.ts'

/** What each page's picture says. Pages that nobody links to have none. */
export function socialPages(
  routes: readonly Route[],
  config: SiteConfig,
  assets: readonly Asset[],
  mark: Omit<SiteMark, 'letters'>,
): SocialPage[] {
  const sites = new Map(config.locales.map(({ id }) => [id, siteFor(config, id)]))
  const covers = coverFinder(assets)
  const shelves = rememberShelves()
  return routes.flatMap(({ locale, path, page, file }) => {
    const site = sites.get(locale)
    const drawn = site && cardOf(site, page, covers, shelves)
    if (!drawn) return []
    const base = {
      lang: site.locale.lang,
      shop: site.text(config.title),
      address: address(config),
      mark: { ...mark, letters: site.text(config.logo.text) },
    }
    const name = path === '/' ? '/index' : path.replace(/\/$/, '')
    return [
      {
        path: `social/${locale}${name}.png`,
        file: file ?? 'site.config.ts',
        card: { ...base, ...drawn },
      },
    ]
  })
}

/** `docs.example.com`, with the folder if there is one. */
function address({ url, base }: SiteConfig): string {
  return new URL(url).host + base.slice(0, -1)
}

type Findings = Pick<CardTexts, 'title' | 'place'> & CardLook
type FindCover = (post: Post) => CoverFile | undefined

function cardOf(site: Site, page: Page, cover: FindCover, shelves: Shelves): Findings | undefined {
  const { t, config } = site
  switch (page.kind) {
    case 'home':
      return {
        look: 'shop',
        title: site.text(config.tagline) || site.text(config.title),
        place: '',
        books: booksInRow(allBooks(baysOf(page.docs, t.homeStart))),
      }
    case 'docs': {
      const books = allBooks(baysOf(page.items, t.homeStart))
      const count = plural(t.pages, books.length, site.locale.lang)
      return {
        look: 'shelf',
        title: site.text(config.docs.title),
        place: `${t.homeDocs} · ${count}`,
        books: booksInRow(books),
      }
    }
    case 'doc':
      return {
        title: page.doc.title,
        text: page.doc.description,
        ...onShelf(site, shelves(page.items, t.homeStart), page.doc),
      }
    case 'post':
      return page.post.game
        ? {
            look: 'game',
            title: page.post.title,
            place: site.text(page.collection.title),
            ...gameParts(site, page.post, cover),
          }
        : {
            look: 'entry',
            title: page.post.title,
            place: site.text(page.collection.title),
            year: page.post.date.slice(0, 4),
            day: dayOf(site, page.post.date),
            tags: page.post.tags.map(({ label }) => label),
          }
    case 'list':
      return listCard(site, page, cover)
    case 'tags':
      return {
        look: 'tags',
        title: t.tags,
        place: site.text(page.collection.title),
        tags: page.tags.map(({ tag }) => tag.label),
        accent: accentOf(page),
      }
    case 'tag':
      return {
        look: 'tag',
        title: page.tag.tag.label,
        place: site.text(page.collection.title),
        count: countOf(site, page, page.tag.posts.length),
        accent: accentOf(page),
      }
    case 'archive':
      return {
        look: 'ledger',
        title: t.archive,
        place: site.text(page.collection.title),
        lines: yearsOf(page.posts).map(([year, count]) => ({
          date: year,
          text: countOf(site, page, count),
        })),
        accent: accentOf(page),
      }
    case 'offline':
    case 'notFound':
    case 'gallery':
      return undefined
  }
}

type Collected = Extract<Page, { collection: unknown }>

function accentOf({ collection }: Collected): Accent {
  return collection.kind === 'game' ? 'plum' : 'gold'
}

function countOf({ t, locale }: Site, { collection }: Collected, count: number): string {
  return plural(collection.kind === 'game' ? t.games : t.posts, count, locale.lang)
}

function allBooks(bays: readonly Bay[]): Book[] {
  return bays.flatMap(({ books }, bay) => books.map(({ label }) => ({ label, bay })))
}

interface Standing {
  readonly bay: Bay
  /** Number of its category, and its own in it. */
  readonly category: number
  readonly index: number
}

/** Where every doc of a sidebar stands, by its path. A sidebar is gone through once, not once a doc. */
type Shelves = (items: readonly SidebarItem[], start: string) => ReadonlyMap<string, Standing>

function rememberShelves(): Shelves {
  const known = new Map<readonly SidebarItem[], ReadonlyMap<string, Standing>>()
  return (items, start) => {
    let standing = known.get(items)
    if (!standing) {
      standing = new Map(
        baysOf(items, start).flatMap((bay, category) =>
          bay.books.map(({ path }, index) => [path, { bay, category, index }] as const),
        ),
      )
      known.set(items, standing)
    }
    return standing
  }
}

/** The doc among the books of its category; one that no sidebar lists stands alone. */
function onShelf(
  { t }: Site,
  standing: ReadonlyMap<string, Standing>,
  { path, title }: Doc,
): { look: 'book'; place: string; books: readonly Book[]; own: number } {
  const found = standing.get(path)
  if (!found) return { look: 'book', place: t.homeDocs, books: [{ label: title, bay: 0 }], own: 0 }
  const { bay, category, index } = found
  const around = booksAround(bay.books, index)
  return {
    look: 'book',
    place: `${t.homeDocs} · ${bay.label}`,
    books: around.books.map(({ label }) => ({ label, bay: category })),
    own: around.own,
  }
}

/** `Switch · 2022 · 通关` */
function gameParts(
  { t }: Site,
  post: Post,
  cover: FindCover,
): { facts: string; rating?: string; cover?: CoverFile } {
  const { game } = post
  const status = game?.status && t.game.statuses[game.status]
  const found = cover(post)
  return {
    facts: [game?.platform.join(' / '), game?.released?.slice(0, 4), status]
      .filter(Boolean)
      .join(' · '),
    ...(game?.rating === undefined ? {} : { rating: String(game.rating) }),
    ...(found ? { cover: found } : {}),
  }
}

function listCard(site: Site, page: Extract<Page, { kind: 'list' }>, cover: FindCover): Findings {
  const { t } = site
  const title = site.text(page.collection.title)
  const covers = page.posts.flatMap((post) => cover(post) ?? []).slice(0, 3)
  if (covers.length > 0) return { look: 'counter', title, place: t.homeGames, covers }
  return {
    look: 'ledger',
    title,
    place: page.collection.kind === 'game' ? t.homeGames : t.homePosts,
    lines: page.posts
      .slice(0, 5)
      .map((post) => ({ date: post.date.slice(0, 10), text: post.title })),
    accent: accentOf(page),
  }
}

function yearsOf(posts: readonly Post[]): [string, number][] {
  const years = new Map<string, number>()
  for (const { date } of posts) {
    const year = date.slice(0, 4)
    years.set(year, (years.get(year) ?? 0) + 1)
  }
  return [...years].slice(0, 5)
}

function dayOf({ locale }: Site, date: string): string {
  const format = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale.lang, format).format(new Date(date))
}

/** A cover is known by the address of its asset; the asset's name holds the hash of its bytes. */
function coverFinder(assets: readonly Asset[]): FindCover {
  const files = new Map(assets.map(({ name, file }) => [encodeURIComponent(name), { name, file }]))
  return ({ game }) => {
    const found = files.get(game?.cover?.src.split('/').at(-1) ?? '')
    return found && { file: found.file, hash: found.name }
  }
}
