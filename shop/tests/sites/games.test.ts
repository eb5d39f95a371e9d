import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectMistakeIn } from '../../../packages/awning/tests/sites/expectMistake.ts'
import { readRss } from '../../../packages/awning/tests/sites/feedRules.ts'
import { fixtureSite, type FixtureSite } from '../../../packages/awning/tests/sites/fixtureSite.ts'
import { page } from '../../../packages/awning/tests/sites/markdownPage.ts'
import {
  headingsOf,
  linksOf,
  mainOf,
  textOf,
} from '../../../packages/awning/tests/sites/readPage.ts'
import type { LibraryGame } from '../../games/library/libraryGame.ts'
import { en } from '../../strings/en.ts'
import { zh } from '../../strings/zh.ts'
import { gameFiles, gameSettings } from './gameSite.ts'
import { sampleGames } from './sampleGames.ts'

// One site that grows: a process can load only one bundle with code of a site.
let site: FixtureSite
const firstGame = 'content/zh/game/2020-01-03-g1.md'

beforeAll(() => {
  site = fixtureSite(gameFiles, gameSettings)
})
afterAll(() => site.remove())

async function buildWith(games: number): Promise<void> {
  for (const [path, text] of Object.entries(sampleGames(games))) site.write(path, text)
  await site.build()
}

const listOf = (path = 'game') => site.read(`${path}/index.html`) ?? ''
const fileIn = (text: string) => /\/assets\/library-[\da-f]+\.json/.exec(text)?.[0]
const stylesOf = (html: string) =>
  Array.from(html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g), ([, href]) => href ?? '')

/** The page's payload names the file; the HTML itself has no need to. */
function gamesOf(path = 'game'): LibraryGame[] {
  const file = fileIn(site.read(`${path}/index.txt`) ?? '') ?? 'no file'
  return JSON.parse(site.read(file.slice(1)) ?? '[]')
}

describe('without games', () => {
  beforeAll(() => buildWith(0), 120_000)

  it('there is no library: no figures, no filters, no file, no styles of it', () => {
    const html = listOf()
    expect(headingsOf(mainOf(html), 2)).toEqual([])
    for (const words of [zh.library.statistics, zh.library.filters, zh.library.name])
      expect(html).not.toContain(words)
    const payload = site.read('game/index.txt') ?? ''
    expect(fileIn(payload)).toBeUndefined()
    expect(payload).not.toContain('library')
    for (const href of stylesOf(html)) expect(site.read(href.slice(1))).not.toContain('.library')
  })
})

describe('with one game', () => {
  it('that has nothing but a name, there is nothing to count or to filter by', async () => {
    await buildWith(1)
    const main = mainOf(listOf())
    expect(main).toContain(`aria-label="${zh.library.name}"`)
    expect(textOf(main)).toContain(zh.library.layouts.grid)
    expect(main).not.toContain(`aria-label="${zh.library.statistics}"`)
    expect(main).not.toContain('<details')
  }, 120_000)

  it('there are figures, filters and a choice of layout, as with many', async () => {
    // Of two games, the first is the one with facts.
    const { [firstGame]: facts = '' } = sampleGames(2)
    site.write(firstGame, facts)
    await site.build()
    const main = mainOf(listOf())
    expect(headingsOf(main, 2)).toHaveLength(1)
    expect(main).toContain(`aria-label="${zh.library.statistics}"`)
    expect(textOf(main)).toContain(zh.library.filters)
    expect(gamesOf()).toMatchObject([{ href: '/game/g1', status: 'playing' }])
    expect(listOf('en/game')).toContain(en.library.filters)
  }, 120_000)
})

describe('with twelve games', () => {
  beforeAll(() => buildWith(12), 120_000)

  it('the first page of the list, and no other, has figures and filters', () => {
    const main = mainOf(listOf())
    expect(main).toContain(`aria-label="${zh.library.statistics}"`)
    expect(textOf(main)).toContain(zh.library.filters)
    expect(headingsOf(main, 2)).toHaveLength(10)
    expect(linksOf(main).map(({ href }) => href)).toContain('/game/page/2')
    expect(listOf('game/page/2')).not.toContain(zh.library.filters)
    expect(listOf('en/game')).toContain(en.library.statistics)
    expect(listOf('blog')).not.toContain(zh.library.filters)
  })

  it('a file for each language lists every game; the page does not contain the data', () => {
    const games = gamesOf()
    expect(games).toHaveLength(12)
    expect(games[0]).toEqual({
      title: '雨夜邮差12',
      href: '/game/g12',
      date: '2020-02-05',
      excerpt: expect.any(String),
      tags: [],
      platforms: [],
    })
    expect(games[1]).toMatchObject({
      href: '/game/g11',
      year: 2024,
      status: 'paused',
      cover: { src: expect.stringMatching(/^\/assets\//), width: 640, height: 400 },
    })
    const english = gamesOf('en/game')
    expect(english[1]).toMatchObject({ href: '/en/game/g11', lang: 'zh', tags: games[1]?.tags })
    expect(listOf()).not.toContain('"platforms"')
  })

  it('the page and its styles are small, however many games there are', () => {
    const html = listOf()
    expect(gzipSync(mainOf(html)).length).toBeLessThan(6 * 1024)
    expect(gzipSync(html).length).toBeLessThan(16 * 1024)
    expect(gzipSync(JSON.stringify(gamesOf())).length).toBeLessThan(2 * 1024)
    const styles = stylesOf(html).map((href) => gzipSync(site.read(href.slice(1)) ?? '').length)
    expect(styles.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10 * 1024)
  })

  it('the figures are in words too', () => {
    const main = mainOf(listOf())
    const [years = ''] = Array.from(
      main.matchAll(/<svg role="img" aria-label="([^"]+)"/g),
      ([, text]) => text,
    )
    const total = Array.from(years.matchAll(/: (\d+)/g), ([, count]) => Number(count))
    expect(total.reduce((sum, count) => sum + count, 0)).toBe(11)
    expect(textOf(main)).toMatch(/Switch\s*\d/)
  })
})

describe('the journal and the lists of a game', () => {
  const note = (...fields: string[]) =>
    `---\ntitle: 纸船\nslug: boat\n${fields.join('\n')}\n---\n\nText.\n`
  const file = 'content/zh/game/2024-01-01-boat.md'
  afterAll(() => rmSync(join(site.root, file)))

  it('are on its page and in its Markdown; the library counts and lists it', async () => {
    site.write(
      file,
      note(
        'started: 2022-01-28',
        'finished: 2022-02-18',
        'replays: [{ started: 2023-05-01 }, { finished: 2024-06-01 }]',
        'lists: [replay, favourites, favourites]',
      ),
    )
    await site.build()
    const page = textOf(mainOf(listOf('game/boat')))
    expect(page).toMatch(/游玩2022年1月28日至2022年2月18日 重玩2023年5月1日开始、2024年6月1日通关/)
    expect(page).toContain('清单最爱、还想再玩')
    expect(site.read('game/boat/index.md')).toContain('- 重玩：2023年5月1日开始、2024年6月1日通关')
    expect(textOf(mainOf(listOf('en/game/boat')))).toMatch(
      /PlayedJanuary 28, 2022 – February 18, 2022 Replayedsince May 1, 2023, finished on June 1, 2024 ListsFavourites, 还想再玩/,
    )
    const main = mainOf(listOf())
    expect(headingsOf(main, 2)).toEqual(expect.arrayContaining(['最爱', '还想再玩']))
    expect(main).toContain('aria-label="2022: 1, 2024: 1"')
    expect(gamesOf()[0]).toMatchObject({ finished: [2022, 2024], lists: ['favourites', 'replay'] })
  }, 120_000)

  it('follow the file that declares the lists: a label changes, a list is new', async () => {
    site.write('content/game-lists.yml', 'short: 一晚通关\nfavourites: { zh: 心头好, en: Loved }\n')
    site.write(file, note('lists: [favourites, short]'))
    await site.build()
    expect(textOf(mainOf(listOf('game/boat')))).toContain('清单一晚通关、心头好')
    expect(textOf(mainOf(listOf('en/game')))).toMatch(/一晚通关.*Loved/)
    site.write('content/game-lists.yml', 'favourites: { zh: 7 }\n')
    await expect(site.build()).rejects.toThrow(/game-lists\.yml\n {2}1:\d+ error: favourites/)
    site.write('content/game-lists.yml', 'favourites: 最爱\n')
  }, 120_000)

  it('must name lists that there are, and days in their order', async () => {
    site.write(file, note('lists: [favorites]'))
    await expect(site.build()).rejects.toThrow(
      /boat\.md\n {2}4:\d+ error: lists: "favorites" is not declared\n.*Did you mean "favourites"/,
    )
    site.write(file, note('started: 2022-02-02', 'finished: 2022-02-01'))
    await expect(site.build()).rejects.toThrow(/finished on 2022-02-01 and started later/)
  }, 120_000)
})

describe('the front matter of a note about a game', () => {
  const file = 'content/zh/game/2022-02-02-g.md'
  const post = 'content/zh/blog/2022-02-02-b.md'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0"/></svg>'
  afterEach(() => {
    for (const path of [file, post]) rmSync(join(site.root, path), { force: true })
  })

  it('is on its page, in its Markdown and in the feed', async () => {
    const fields = ['slug: boat', 'platform: [PC, Switch]', 'rating: 8', 'cover: ./boat.svg']
    site.write('content/zh/game/boat.svg', svg)
    // The newest of all, so that it is the first in the feed.
    site.write('content/zh/game/2022-02-01-boat.md', page('Boat', 'A boat.', ...fields))
    await site.build()
    const html = site.read('game/boat/index.html')
    expect(html).toContain('<dt>平台</dt><dd>PC、Switch</dd>')
    expect(html).toContain('<dt>评分</dt><dd>8 / 10</dd>')
    expect(html).toMatch(/<img [^>]*src="\/assets\/boat-\w{10}\.svg"[^>]* width="30"/)
    expect(site.read('game/boat/index.md')).toContain('- 平台：PC、Switch\n- 评分：8 / 10\n')
    const [item] = readRss(site.read('game/rss.xml') ?? '').items
    expect(item?.html).toContain(
      '<ul><li><strong>平台</strong> PC、Switch</li><li><strong>评分</strong> 8 / 10</li></ul>',
    )
  }, 120_000)

  it.each([
    ['rating: 11', /^rating: .*0 to 10/],
    ['status: won', /^status: .*playing/],
    ['cover: ../../../above.svg', /^cover: .*content\//],
  ])('X12 with %s is refused', async (field, message) => {
    site.write('above.svg', svg)
    site.write(file, page('G', 'x', field))
    await expectMistakeIn(site, { file, place: /^3:/, message })
  })

  it('has fields that the blog does not know', async () => {
    site.write(post, page('B', 'x', 'rating: 9'))
    await expectMistakeIn(site, { file: post, message: /"rating"/ })
  })
})
