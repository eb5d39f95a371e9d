import type { ImageFile } from './socialCard.ts'
import type { TextOutlines } from './typesetting/textOutlines.ts'

/** Width and height of every social image, as the large previews of messengers and networks show them. */
export const pictureSize = { width: 1200, height: 630 } as const

/** What the code that composes a social image works with. */
export interface PictureTools {
  /** Text as outlines. */
  readonly text: TextOutlines
  /** A picture, cropped to a size, as a data URL: `<image href="…"/>`. */
  image(file: ImageFile, size: { readonly width: number; readonly height: number }): Promise<string>
  /** The site's logo on a square: its picture, or else its letters on the accent colour. */
  logo(x: number, y: number, size: number): Promise<string>
  /** The SVG document around the given elements, of the size that a social image must have. */
  svg(content: string): string
}
