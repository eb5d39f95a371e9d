import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { Asset, Image, ImageVariant } from './model.ts'

/** Files that content refers to: hashed once, named once, remembered for the build to copy. */
export class Assets {
  readonly #base: string
  readonly #root: string
  readonly #images = new Map<string, Image>()
  readonly #assets = new Map<string, Asset>()

  constructor(root: string, base: string) {
    this.#root = root
    this.#base = base
  }

  get all(): readonly Asset[] {
    return [...this.#assets.values()]
  }

  /** The public address of a file on disk, or undefined when there is none. */
  file(path: string): string | undefined {
    if (!isFile(path)) return undefined
    let asset = this.#assets.get(path)
    if (!asset) {
      asset = { file: path, name: hashedName(path) + extname(path) }
      this.#assets.set(path, asset)
    }
    return this.#address(asset)
  }

  /** A file of `public/` is served under its own name. */
  publicFile(path: string): string | undefined {
    return isFile(join(this.#root, 'public', path))
      ? this.#base + encodeURI(path.slice(1))
      : undefined
  }

  /** An image with its natural size, so that nothing moves when it arrives. */
  image(path: string, src: string | undefined): Image | undefined {
    if (src === undefined) return undefined
    let image = this.#images.get(path)
    if (!image) {
      const size = naturalSize(path)
      const variants = size.width === undefined ? [] : this.#variants(path, size.width)
      image = { src, ...size, ...(variants.length > 0 ? { variants } : {}) }
      this.#images.set(path, image)
    }
    return image
  }

  #variants(path: string, natural: number): ImageVariant[] {
    if (!/\.(?:png|jpe?g)$/i.test(path)) return []
    const widths = [
      ...variantWidths.filter((width) => width < natural),
      Math.min(natural, largestVariant),
    ]
    return widths.map((width) => {
      const asset = { file: path, name: `${hashedName(path)}-${width}.webp`, width }
      this.#assets.set(asset.name, asset)
      return { src: this.#address(asset), width }
    })
  }

  #address({ name }: Asset): string {
    return `${this.#base}assets/${encodeURIComponent(name)}`
  }
}

/** For phones, for columns of text, for large or dense screens; never more than there is. */
const variantWidths = [480, 960, 1600]
const largestVariant = 2400

/** `name-0123456789`: what it is called and what is in it. */
function hashedName(path: string): string {
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10)
  return `${basename(path, extname(path))}-${hash}`
}

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

function naturalSize(path: string): Pick<Image, 'width' | 'height'> {
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // A format we cannot measure is shown all the same.
    return {}
  }
}
