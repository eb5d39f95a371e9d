import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '../../site.config.ts'
import { CacheStore } from '../../../packages/awning/src/cache/cacheStore.ts'
import { createContentLoader } from '../../../packages/awning/src/node/contentLoader.ts'
import { withSiteKinds } from '../../../packages/awning/src/pages/kinds.ts'
import { listRoutes } from '../../../packages/awning/src/pages/listRoutes.ts'
import { engineKinds } from '../../../packages/awning/src/pages/pageKinds.ts'
import { PictureRenderer } from '../../../packages/awning/src/features/social-images/pictureRenderer.ts'
import { pictureTexts } from '../../../packages/awning/src/features/social-images/pictureTexts.ts'
import { maxPictureBytes } from '../../../packages/awning/src/features/social-images/smallPng.ts'
import type { SocialPage } from '../../../packages/awning/src/features/social-images/socialFiles.ts'
import { socialPages } from '../../../packages/awning/src/features/social-images/socialPages.ts'
import { Typesetter } from '../../../packages/awning/src/features/social-images/typesetting/typesetter.ts'
import { loadSiteCode } from '../../../packages/awning/src/node/loadSiteCode.ts'
import { socialColors, socialLogo } from '../../../packages/awning/src/node/settings/socialStyle.ts'
import socialImages from '../../social/socialImages.ts'
import { shopRoot } from '../shopRoot.ts'

let pages: SocialPage[] = []

beforeAll(async () => {
  const root = shopRoot
  const code = await loadSiteCode(root, config)
  const kinds = withSiteKinds(engineKinds, code.kinds)
  const cache = new CacheStore(join(root, '.cache'))
  const loader = createContentLoader({
    root,
    config,
    cache,
    drafts: false,
  })
  const { content } = await loader.load(code)
  await loader.close()
  cache.close()
  const { routes } = listRoutes(content, config, kinds)
  pages = socialPages({
    routes,
    config,
    assets: content.assets,
    kinds,
    logo: socialLogo(root, config),
    colors: socialColors(config),
    images: socialImages,
  })
})

describe('the social images of the shop', () => {
  it('exist for every page, in both languages', () => {
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
    for (const { path, picture } of pages) {
      const texts = pictureTexts(picture)
      gaps.push(...(await type.prepare(texts)).map((character) => `${path}: ${character}`))
      for (const text of texts) {
        const { glyphs } = type.set(text, 700)
        if (glyphs.some(({ id }) => id === 0)) gaps.push(`${path}: ${text} has an empty box`)
        const visible = glyphs.filter(({ outline }) => outline !== '')
        // Only Latin has ligatures: every Chinese character has an outline of its own.
        const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
        if (visible.length < chinese || (text.trim() !== '' && visible.length === 0))
          gaps.push(`${path}: ${text} is not complete`)
      }
    }
    expect(gaps).toEqual([])
  })

  it('are 1200 by 630 and small in every look', { timeout: 60_000 }, async () => {
    const renderer = new PictureRenderer()
    const looks = new Map(
      pages.map((page) => [`${page.picture.lang} ${lookOf(page.picture.data)}`, page]),
    )
    expect(looks.size).toBe(18)
    for (const { path, picture } of looks.values()) {
      const { png, missing } = await renderer.render(picture, socialImages)
      expect(missing, path).toEqual([])
      expect(png.length, path).toBeLessThanOrEqual(maxPictureBytes)
      expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })
})

function lookOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'look' in data ? data.look : undefined
}
