import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { maxPictureBytes, smallPng } from './smallPng.ts'

const noise = (width: number, height: number) =>
  smallPng(randomBytes(width * height * 3), width, height)

describe('smallPng', () => {
  it('uses fewer colours where more would need too many bytes', async () => {
    const png = await noise(320, 300)
    expect(png.length).toBeLessThanOrEqual(maxPictureBytes)
    const pixels = await sharp(png).raw().toBuffer()
    const shades = new Set(
      Array.from({ length: 320 * 300 }, (_, at) => pixels.toString('hex', at * 3, at * 3 + 3)),
    )
    expect(shades.size).toBeLessThan(256)
  })

  it('fails where even sixteen colours need too many bytes', async () => {
    await expect(noise(400, 420)).rejects.toThrow('larger than 60000 bytes')
  })
})
