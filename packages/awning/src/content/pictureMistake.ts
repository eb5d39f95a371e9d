import { extname } from 'node:path'
import type { RejectedFile } from '../markdown/rejectedFile.ts'
import { isWholePicture } from './isWholePicture.ts'
import type { Image } from './model.ts'
import { svgMistake } from './svgMistake.ts'

/** The number of pixels that the converter accepts, 16383 squared. */
const maxPixels = 0x3fff ** 2

const hint = 'Save it again with a program for pictures, or replace it.'

/**
 * Why a picture cannot be shown or converted: it is damaged, cut off, too large or something else.
 * Files of a format that the engine does not know are published as they are.
 */
export function pictureMistake(
  path: string,
  bytes: Buffer,
  { width, height }: Pick<Image, 'width' | 'height'>,
): RejectedFile | undefined {
  const format = extname(path).slice(1).toLowerCase()
  if (format === 'svg') return svgMistake(bytes.toString())
  if (!/^(?:png|jpe?g|gif|webp|avif)$/.test(format)) return undefined
  if (bytes.length === 0) return { reason: 'is an empty file', hint }
  if (bytes.subarray(0, 40).toString().startsWith('version https://git-lfs'))
    return {
      reason: 'is not the picture itself, but a pointer of Git LFS to it',
      hint: 'Run git lfs pull.',
    }
  if (width === undefined || height === undefined)
    return { reason: 'is damaged, or no picture', hint }
  if (width * height > maxPixels)
    return {
      reason: `has ${width} × ${height} pixels, which is too many`,
      hint: 'Make it smaller: a page shows 2400 pixels at most.',
    }
  return isWholePicture(bytes) ? undefined : { reason: 'is damaged: its end is missing', hint }
}
