import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../content/problem.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import type { Card } from './card.ts'
import { largestPicture, rasterize } from './rasterize.ts'
import { socialFiles } from './socialFiles.ts'

const card: Card = {
  look: 'tag',
  accent: 'gold',
  lang: 'zh',
  title: '工具推荐',
  place: '博客',
  count: '1篇',
  shop: '文档站',
  address: 'docs.example.com',
  mark: { letters: '文', background: '#1f5a66', colour: '#fffaf2' },
}

function open(cacheDir: string, changed: Partial<CardTextsOnly> = {}) {
  const problems: Problem[] = []
  const page = { path: 'social/zh/x.png', file: 'content/zh/x.md', card: { ...card, ...changed } }
  const options = {
    root: cacheDir,
    cacheDir,
    fonts: [],
    warn: (one: Problem) => problems.push(one),
  }
  const [file] = socialFiles([page], options)
  return {
    problems,
    key: file?.key,
    make: async () => Buffer.from((await file?.make(readNothing)) ?? ''),
  }
}

type CardTextsOnly = Pick<Card, 'title' | 'place'>

/** Pictures ask for no other file. */
const readNothing = () => Promise.reject(new Error('nothing is read'))

const kept = (cacheDir: string) => readdirSync(join(cacheDir, 'social'))

describe('socialFiles', () => {
  it('draws a picture of 1200 by 630 that is small enough', async () => {
    const png = await open(temporaryFolder()).make()
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThanOrEqual(largestPicture)
  })

  it('draws a picture once, and again when a text on it changes', async () => {
    const cacheDir = temporaryFolder()
    await open(cacheDir).make()
    const [name = ''] = kept(cacheDir)
    writeFileSync(join(cacheDir, 'social', name), 'as it was')
    expect((await open(cacheDir).make()).toString()).toBe('as it was')
    expect((await open(cacheDir, { title: '工具' }).make()).toString('latin1', 1, 4)).toBe('PNG')
    expect(kept(cacheDir)).toHaveLength(2)
  })

  it('throws away what no build asked for in a fortnight', async () => {
    const cacheDir = temporaryFolder()
    await open(cacheDir).make()
    const [name = ''] = kept(cacheDir)
    const old = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000)
    utimesSync(join(cacheDir, 'social', name), old, old)
    open(cacheDir)
    expect(kept(cacheDir)).toEqual([])
  })

  it('tells the page and the character that no font has, each time', async () => {
    const cacheDir = temporaryFolder()
    for (let build = 1; build <= 2; build += 1) {
      const { make, problems, key } = open(cacheDir, { title: '工具한' })
      // Without a key it is made again, whatever the last build wrote.
      expect(key === undefined).toBe(build > 1)
      expect((await make()).length).toBeGreaterThan(1000)
      expect(problems).toMatchObject([{ severity: 'warning', file: 'content/zh/x.md' }])
      expect(problems[0]?.message).toContain('“한” (U+D55C)')
    }
  })

  it('shows the place where nothing of a title can be drawn', async () => {
    const [bare, place] = await Promise.all([
      open(temporaryFolder(), { title: '한글' }).make(),
      open(temporaryFolder(), { title: '博客' }).make(),
    ])
    expect(bare.equals(place)).toBe(true)
  })

  it('names a font of the owner’s that is not there', () => {
    const options = { root: '/', cacheDir: temporaryFolder(), fonts: ['no.ttf'], warn: () => {} }
    expect(() => socialFiles([], options)).toThrow('no.ttf; site.config.ts names it')
  })

  it('names the page whose picture cannot be drawn', async () => {
    const cacheDir = temporaryFolder()
    const cover = { file: join(cacheDir, 'gone.svg'), hash: '1' }
    const page = { path: 'x.png', file: 'content/zh/x.md' }
    const [file] = socialFiles([{ ...page, card: { ...card, look: 'game', facts: '', cover } }], {
      root: cacheDir,
      cacheDir,
      fonts: [],
      warn: () => {},
    })
    await expect(file?.make(readNothing)).rejects.toThrow(
      'the social image of content/zh/x.md cannot be drawn',
    )
  })
})

describe('rasterize', () => {
  it('rather has fewer colours than more bytes', async () => {
    const picture = readFileSync('shop/content/zh/game/covers/arceus.svg', 'utf8')
    const large = picture.replace('width="640" height="400"', 'width="1200" height="750"')
    expect((await rasterize(large)).length).toBeLessThanOrEqual(largestPicture)
  })

  it('fails where even sixteen colours are too much', async () => {
    const [width, height] = [400, 420]
    const noise = randomBytes(width * height * 3)
    const png = await sharp(noise, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    const image = `<image width="400" height="420" href="data:image/png;base64,${png.toString('base64')}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="420">${image}</svg>`
    await expect(rasterize(svg)).rejects.toThrow('larger than 60000 bytes')
  })
})
