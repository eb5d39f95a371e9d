import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '../../site.config.ts'
import { createContentLoader } from '../../../packages/awning/src/node/content.ts'
import { socialPages } from '../../../packages/awning/src/features/social-images/socialPages.ts'
import { listRoutes } from '../../../packages/awning/src/pages/listRoutes.ts'
import { engineKinds } from '../../../packages/awning/src/pages/pageKinds.ts'
import { largestPicture } from '../../../packages/awning/src/features/social-images/rasterize.ts'
import type { SocialPage } from '../../../packages/awning/src/features/social-images/socialFiles.ts'
import { Studio, textsOf } from '../../../packages/awning/src/features/social-images/studio.ts'
import { Typesetter } from '../../../packages/awning/src/features/social-images/type/typesetter.ts'
import { siteMark } from '../../../packages/awning/src/node/settings/siteMark.ts'
import { loadSiteCode } from '../../../packages/awning/src/node/loadSiteCode.ts'
import { shopRoot } from '../shopRoot.ts'

let pages: SocialPage[] = []

beforeAll(async () => {
  const root = shopRoot
  const loader = createContentLoader({
    postKinds: engineKinds.posts,
    root,
    config,
    cacheDir: join(root, '.cache'),
    drafts: false,
  })
  const { content } = await loader.load(await loadSiteCode(root, config))
  await loader.close()
  const { routes } = listRoutes(content, config, engineKinds)
  pages = socialPages(routes, config, content.assets, engineKinds, siteMark(root, config))
})

describe('the social images of this site', () => {
  it('stand for every page, in both languages', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        'social/zh/index.png',
        'social/en/index.png',
        'social/zh/docs.png',
        'social/zh/docs/frontend.png',
        'social/en/docs/frontend/css/layout.png',
        'social/zh/game/warmsnow.png',
        'social/zh/blog/archive.png',
        'social/en/blog/tags/工具推荐.png',
      ]),
    )
  })

  it('have a glyph for every character on them', async () => {
    const type = new Typesetter()
    const gaps: string[] = []
    for (const { path, card } of pages) {
      const texts = textsOf(card)
      gaps.push(...(await type.prepare(texts)).map((character) => `${path}: ${character}`))
      for (const text of texts) {
        const { glyphs } = type.set(text, 700)
        if (glyphs.some(({ id }) => id === 0)) gaps.push(`${path}: ${text} holds an empty box`)
        const drawn = glyphs.filter(({ outline }) => outline !== '')
        // Ligatures are Latin alone: every Chinese character has an outline of its own.
        const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
        if (drawn.length < chinese || (text.trim() !== '' && drawn.length === 0))
          gaps.push(`${path}: ${text} is not drawn whole`)
      }
    }
    expect(gaps).toEqual([])
  })

  it('are 1200 by 630 and small, whatever is on them', { timeout: 60_000 }, async () => {
    const studio = new Studio()
    const looks = new Map(pages.map((page) => [`${page.card.lang} ${page.card.look}`, page]))
    expect(looks.size).toBe(18)
    for (const { path, card } of looks.values()) {
      const { png, missing } = await studio.draw(card)
      expect(missing, path).toEqual([])
      expect(png.length, path).toBeLessThanOrEqual(largestPicture)
      expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })
})
