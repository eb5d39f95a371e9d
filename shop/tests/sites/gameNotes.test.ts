import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectMistakeIn } from '../../../packages/awning/tests/sites/expectMistake.ts'
import { readRss } from '../../../packages/awning/tests/sites/feedRules.ts'
import { fixtureSite, type FixtureSite } from '../../../packages/awning/tests/sites/fixtureSite.ts'
import { page } from '../../../packages/awning/tests/sites/markdownPage.ts'
import { gameFiles, gameSettings } from './gameSite.ts'

const file = 'content/zh/game/2022-02-02-g.md'
const post = 'content/zh/blog/2022-02-02-b.md'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0"/></svg>'

describe('the front matter of a note about a game', () => {
  // One site, whose code is bundled by the first build.
  let site: FixtureSite

  beforeAll(async () => {
    const fields = ['slug: boat', 'platform: [PC, Switch]', 'rating: 8', 'cover: ./boat.svg']
    site = fixtureSite(
      {
        ...gameFiles,
        'above.svg': svg,
        'content/zh/game/boat.svg': svg,
        'content/zh/game/2022-02-01-boat.md': page('Boat', 'A boat.', ...fields),
      },
      gameSettings,
    )
    await site.build()
  }, 120_000)
  afterEach(() => {
    for (const path of [file, post]) rmSync(join(site.root, path), { force: true })
  })
  afterAll(() => site.remove())

  it('is on its page, in its Markdown and in the feed', () => {
    const html = site.read('game/boat/index.html')
    expect(html).toContain('<dt>平台</dt><dd>PC、Switch</dd>')
    expect(html).toContain('<dt>评分</dt><dd>8 / 10</dd>')
    expect(html).toMatch(/<img class="[^"]+" src="\/assets\/boat-\w{10}\.svg" width="30"/)
    expect(site.read('game/boat/index.md')).toContain('- 平台：PC、Switch\n- 评分：8 / 10\n')
    const [item] = readRss(site.read('game/rss.xml') ?? '').items
    expect(item?.html).toContain(
      '<ul><li><strong>平台</strong> PC、Switch</li><li><strong>评分</strong> 8 / 10</li></ul>',
    )
  })

  it.each([
    ['rating: 11', /^rating: .*0 to 10/],
    ['status: won', /^status: .*playing/],
    ['cover: ../../../above.svg', /^cover: .*content\//],
  ])('X12 with %s is refused', async (field, message) => {
    site.write(file, page('G', 'x', field))
    await expectMistakeIn(site, { file, place: /^3:/, message })
  })

  it('has fields that the blog does not know', async () => {
    site.write(post, page('B', 'x', 'rating: 9'))
    await expectMistakeIn(site, { file: post, message: /"rating"/ })
  })
})
