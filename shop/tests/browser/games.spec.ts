import { english, gamePosts, gameTags } from './addresses.ts'
import {
  listEntry,
  postNavigation,
  postsSidebar,
  readMore,
  title,
} from '../../../packages/awning/tests/browser/landmarks.ts'
import { expectNotFound } from './notFound.ts'
import { games, tagCounts } from './posts.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { staticPage } from './staticPage.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

test('G01 /game lists both notes, as previews', async ({ page }) => {
  await page.goto('/game')
  await expect(title(page)).toHaveText('游戏库')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  for (const { path } of games) {
    await expect(listEntry(page, path)).toHaveCount(1)
    await expect(readMore(listEntry(page, path))).toHaveCount(1)
  }
  await expect(postsSidebar(page)).toContainText('游戏库')
  await expect(postsSidebar(page).getByRole('link')).toHaveCount(2)
})

test('G03 games have their own archive, tag index and tag pages', async ({ page }) => {
  await open(page, '/game/archive')
  for (const { path } of games) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1)
  }
  await open(page, '/game/tags')
  const links = page.getByRole('main').locator('a[href^="/game/tags/"]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.map(decodeURI).sort()).toEqual([...gameTags].sort())
  for (const [tag, count] of Object.entries(tagCounts(games))) {
    const document = await staticPage(page, `/game/tags/${tag}`)
    const posts = await document.evaluate((root) =>
      Array.from(root.querySelectorAll('main article h2 a'), (link) => link.getAttribute('href')),
    )
    expect(posts).toEqual(games.filter(({ tags }) => carries(tags, tag)).map(({ path }) => path))
    expect(posts).toHaveLength(count)
  }
})

test('G04 both notes open, in both languages', slow, async ({ page }) => {
  for (const [path, heading] of [
    ['/game/pokemon-legends-arceus', '宝可梦传说：阿尔宙斯'],
    ['/game/warmsnow', '暖雪'],
    ['/en/game/warmsnow', 'Warm Snow'],
  ] as const) {
    await open(page, path)
    await expect(title(page)).toHaveText(heading)
  }
  for (const path of gamePosts) await staticPage(page, english(path))
})

test('G05 blog and games share no tags', async ({ page }) => {
  for (const path of [
    '/game/tags/docusaurus',
    '/blog/tags/roguelike',
    '/blog/warmsnow',
    '/game/welcome',
    '/blog/tags/动作',
  ]) {
    await expectNotFound(page, path)
    await expectNotFound(page, english(path))
  }
})

test('G06 the post navigation of games stays among games', slow, async ({ page }) => {
  await page.goto('/game/pokemon-legends-arceus')
  const links = postNavigation(page).getByRole('link')
  await expect(links).toHaveText([/较新\s*暖雪/])
  await expect(links).toHaveAttribute('href', '/game/warmsnow')
  await page.goto('/game/warmsnow')
  await expect(links).toHaveText([/较早\s*宝可梦传说：阿尔宙斯/])
  await expect(links).toHaveAttribute('href', '/game/pokemon-legends-arceus')
})

function carries(tags: readonly string[], tag: string): boolean {
  return tags.includes(tag)
}
