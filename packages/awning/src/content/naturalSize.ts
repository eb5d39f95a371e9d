import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { Image } from './model.ts'

/** Width and height of an image file, so that nothing moves when it arrives. */
export function naturalSize(path: string): Pick<Image, 'width' | 'height'> {
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // A format we cannot measure is shown all the same.
    return {}
  }
}
