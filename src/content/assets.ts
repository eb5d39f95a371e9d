import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { Asset, Image } from './model.ts'

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
      const extension = extname(path)
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10)
      asset = { file: path, name: `${basename(path, extension)}-${hash}${extension}` }
      this.#assets.set(path, asset)
    }
    return `${this.#base}assets/${encodeURIComponent(asset.name)}`
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
      image = { src, ...naturalSize(path) }
      this.#images.set(path, image)
    }
    return image
  }
}

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

function naturalSize(path: string): { width: number; height: number } | object {
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // A format we cannot measure is shown all the same.
    return {}
  }
}
