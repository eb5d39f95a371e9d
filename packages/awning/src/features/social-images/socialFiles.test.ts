import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { CacheStore } from '../../cache/cacheStore.ts'
import { temporaryCache } from '../../cache/temporaryCache.testing.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import type { SocialImages } from './defineSocialImages.ts'
import { maxPictureBytes } from './smallPng.ts'
import type { SocialCard } from './socialCard.ts'
import { socialFiles } from './socialFiles.ts'
import { plainPicture } from './socialPicture.testing.ts'

interface Changes {
  readonly card?: Partial<SocialCard>
  readonly data?: unknown
  readonly images?: { readonly hash: string; readonly compose: SocialImages['compose'] }
}

function open(cache: CacheStore, { card, data, images }: Changes = {}) {
  const diagnostics: Diagnostic[] = []
  const picture = { ...plainPicture, data, card: { ...plainPicture.card, ...card } }
  const page = { path: 'social/zh/x.png', file: 'content/zh/x.md', picture }
  const [file] = socialFiles([page], {
    root: '/',
    cache,
    fonts: [],
    warn: (one: Diagnostic) => diagnostics.push(one),
    images: images && { file: 'social.ts', hash: images.hash, definition: images },
  })
  return {
    diagnostics,
    hash: file?.hash,
    make: async () => {
      const picture = await file?.make()
      return Buffer.isBuffer(picture) ? picture : Buffer.alloc(0)
    },
  }
}

/** Puts other bytes in the place of every picture, and returns how many there were. */
function replacePictures(cache: CacheStore, text: string): number {
  const log = cache.bytes('social')
  const stored = log.stored()
  for (const { id } of stored) log.set(id, Buffer.from(text))
  return stored.length
}

describe('socialFiles', () => {
  it('makes a picture of 1200 by 630 that is small enough', async () => {
    const png = await open(temporaryCache()).make()
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThanOrEqual(maxPictureBytes)
  })

  it('makes a picture once, and again when a text on it changes', async () => {
    const cache = temporaryCache()
    await open(cache).make()
    expect(replacePictures(cache, 'as it was')).toBe(1)
    expect((await open(cache).make()).toString()).toBe('as it was')
    const changed = open(cache, { card: { title: '工具' } })
    expect((await changed.make()).toString('latin1', 1, 4)).toBe('PNG')
    expect(cache.bytes('social').stored()).toHaveLength(2)
  })

  it('reports the page and the character that no font has, in every build', async () => {
    const cache = temporaryCache()
    for (let build = 1; build <= 2; build += 1) {
      const { make, diagnostics, hash } = open(cache, { card: { title: '工具한' } })
      // Without a hash it is made again, whatever the last build wrote.
      expect(hash === undefined).toBe(build > 1)
      expect((await make()).length).toBeGreaterThan(1000)
      expect(diagnostics).toMatchObject([{ severity: 'warning', file: 'content/zh/x.md' }])
      expect(diagnostics[0]?.message).toContain('“한” (U+D55C)')
    }
  })

  it('shows the section where no character of a title can be shown', async () => {
    const [bare, section] = await Promise.all([
      open(temporaryCache(), { card: { title: '한글' } }).make(),
      open(temporaryCache(), { card: { title: '博客' } }).make(),
    ])
    expect(bare.equals(section)).toBe(true)
  })

  it('leaves a font that is not there to the check of the settings', () => {
    const options = { root: '/', cache: temporaryCache(), fonts: ['no.ttf'], warn: () => {} }
    expect(socialFiles([], options)).toEqual([])
  })

  it('names the page whose picture cannot be made', async () => {
    const cache = temporaryCache()
    const cover = { file: join(temporaryFolder(), 'gone.svg'), hash: '1' }
    await expect(open(cache, { card: { cover } }).make()).rejects.toThrow(
      'the social image of content/zh/x.md cannot be made: Input file is missing',
    )
  })
})

describe("a site's own social images", () => {
  const square = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colour}"/></svg>`
  const firstPixel = async (png: Buffer) => [...(await sharp(png).raw().toBuffer()).subarray(0, 3)]

  it('are what its code composes from the data of a page', async () => {
    const compose: SocialImages['compose'] = ({ data }) => square(String(data))
    const { make } = open(temporaryCache(), { data: '#102030', images: { hash: '1', compose } })
    expect(await firstPixel(await make())).toEqual([0x10, 0x20, 0x30])
  })

  it('are composed again when the data or the code changes, and only then', async () => {
    const cache = temporaryCache()
    let composed = 0
    const compose: SocialImages['compose'] = () => {
      composed += 1
      return square('#fff')
    }
    const make = (data: unknown, hash: string) =>
      open(cache, { data, images: { hash, compose } }).make()
    const image = { file: '/a/cover.png', hash: 'x' }
    await make({ image }, '1')
    await make({ image: { ...image, file: '/b/cover.png' } }, '1')
    expect(composed).toBe(1)
    await make({ image: { ...image, hash: 'y' } }, '1')
    expect(composed).toBe(2)
    await make({ image }, '2')
    expect(composed).toBe(3)
    // A text of the site may be called “file” as well.
    await make({ file: 'one' }, '1')
    await make({ file: 'two' }, '1')
    expect(composed).toBe(5)
  })

  it('are the default picture where its code returns none', async () => {
    const none = { hash: '1', compose: () => undefined }
    const [left, plain] = await Promise.all([
      open(temporaryCache(), { images: none }).make(),
      open(temporaryCache()).make(),
    ])
    expect(left.equals(plain)).toBe(true)
  })

  it('can show texts that are not part of the data', async () => {
    const compose =
      (words: string): SocialImages['compose'] =>
      (_, { text, svg }) =>
        svg(text.line(words, 100, 300, { size: 100, weight: 700, fill: '#fff' }))
    const [shown, empty] = await Promise.all([
      open(temporaryCache(), { images: { hash: '1', compose: compose('魑魅') } }).make(),
      open(temporaryCache(), { images: { hash: '1', compose: compose('') } }).make(),
    ])
    expect(shown.equals(empty)).toBe(false)
  })

  it('have to be of the right size', async () => {
    const compose = () => square('#fff').replace('height="630"', 'height="600"')
    await expect(open(temporaryCache(), { images: { hash: '1', compose } }).make()).rejects.toThrow(
      'cannot be made (by social.ts): it is 1200 by 600 pixels, and has to be 1200 by 630',
    )
  })
})
