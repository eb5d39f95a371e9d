import { imageSize } from 'image-size'
import { readSource } from '../cache/recording.ts'
import type { Image } from './model.ts'

/** Width and height of an image file; with them, the page does not shift when the image loads. */
export function naturalSize(path: string): Pick<Image, 'width' | 'height'> {
  try {
    const { width, height } = imageSize(readSource(path) ?? Buffer.alloc(0))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // It is damaged, which `pictureMistake` reports, or of a format that cannot be measured.
    return {}
  }
}
