import { describe, expect, it } from 'vitest'
import { expectMistake } from '../../../packages/awning/tests/sites/expectMistake.ts'
import { openFixture, page } from '../../../packages/awning/tests/sites/openFixture.ts'
import { readRss } from '../../../packages/awning/tests/sites/feedRules.ts'
import { gameFiles, gameSettings } from './gameSite.ts'

const file = 'content/zh/game/2022-02-02-g.md'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0"/></svg>'

describe('the front matter of a note about a game', () => {
  it.each([
    ['rating: 11', /^rating: .*0 to 10/],
    ['status: won', /^status: .*playing/],
    ['cover: ../../../above.svg', /^cover: .*content\//],
  ])('X12 with %s is refused', async (field, message) => {
    await expectMistake(
      { ...gameFiles, 'above.svg': svg, [file]: page('G', 'x', field) },
      { file, place: /^3:/, message },
      gameSettings,
    )
  })

  it('has fields that the blog does not know', async () => {
    const post = 'content/zh/blog/2022-02-02-b.md'
    await expectMistake(
      { ...gameFiles, [post]: page('B', 'x', 'rating: 9') },
      { file: post, message: /"rating"/ },
      gameSettings,
    )
  })

  it('is on its page, in its Markdown and in the feed', async () => {
    const fields = ['slug: boat', 'platform: [PC, Switch]', 'rating: 8', 'cover: ./boat.svg']
    const site = openFixture(
      {
        ...gameFiles,
        'content/zh/game/boat.svg': svg,
        [file]: page('Boat', 'A boat.', ...fields),
      },
      gameSettings,
    )
    await site.build()
    const html = site.read('game/boat/index.html')
    expect(html).toContain('<dt>平台</dt><dd>PC、Switch</dd>')
    expect(html).toContain('<dt>评分</dt><dd>8 / 10</dd>')
    expect(html).toMatch(/<img class="[^"]+" src="\/assets\/boat-\w{10}\.svg" width="30"/)
    expect(site.read('game/boat/index.md')).toContain('- 平台：PC、Switch\n- 评分：8 / 10\n')
    const [item] = readRss(site.read('game/rss.xml') ?? '').items
    expect(item?.html).toContain(
      '<ul><li><strong>平台</strong> PC、Switch</li><li><strong>评分</strong> 8 / 10</li></ul>',
    )
  }, 120_000)
})
