import sharp from 'sharp'
import { expect, it } from 'vitest'
import { palettePng } from './palettePng.ts'

const [width, height] = [40, 30]

function pixels(colour: (at: number) => readonly [number, number, number]): Buffer {
  return Buffer.from(Array.from({ length: width * height }, (_, at) => colour(at)).flat())
}

it('preserves every pixel of a picture with few colours', async () => {
  const rgb = pixels((at) => [at % 7, at % 5, 200])
  const png = await palettePng(rgb, width, height)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([width, height, 3])
  expect(data.equals(rgb)).toBe(true)
})

it('uses the nearest colour if there are more than fit into a palette', async () => {
  const rgb = pixels((at) => [at % 256, at < 1024 ? 10 : 12, 0])
  const data = await sharp(await palettePng(rgb, width, height))
    .raw()
    .toBuffer()
  expect(data.equals(rgb)).toBe(false)
  expect(data.filter((value, at) => Math.abs(value - (rgb[at] ?? 0)) > 3)).toHaveLength(0)
})

it('returns undefined for a picture with too many colours', async () => {
  const rgb = pixels((at) => [at % 256, Math.floor(at / 8), 0])
  expect(await palettePng(rgb, width, height, 500)).toBeUndefined()
})
