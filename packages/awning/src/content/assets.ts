import { basename, extname, join, relative, sep } from 'node:path'
import { shortHash } from '../cache/hash.ts'
import { isSourceFile, readSource } from '../cache/recording.ts'
import type { PictureFormat } from '../config/pictureFormats.ts'
import type { Asset, Image, ImageSource } from './model.ts'
import { naturalSize } from './naturalSize.ts'
import { pictureMistake } from './pictureMistake.ts'
import { PublicationBounds, type SourceFolder } from './publicationBounds.ts'
import type { RejectedFile } from '../markdown/rejectedFile.ts'

/**
 * Files that content refers to, each hashed once and collected for the build to copy. A file is given by
 * candidate paths, of which the first existing one counts, and by the folder that it must be inside of. A
 * file that may not be published gives a refusal; a file that does not exist gives undefined.
 */
export class Assets {
  readonly #base: string
  readonly #root: string
  readonly #formats: readonly PictureFormat[]
  readonly #bounds: PublicationBounds
  readonly #images = new Map<string, Image | RejectedFile>()
  readonly #assets = new Map<string, Asset>()
  readonly #texts = new Set<string>()

  constructor(root: string, base: string, formats: readonly PictureFormat[]) {
    this.#root = root
    this.#base = base
    this.#formats = formats
    this.#bounds = new PublicationBounds(root)
  }

  get all(): readonly Asset[] {
    return [...this.#assets.values()]
  }

  /** How many files there are so far, published or part of pages. */
  get count(): number {
    return this.#assets.size + this.#texts.size
  }

  /** Paths of the text files that pages contain. */
  get texts(): ReadonlySet<string> {
    return this.#texts
  }

  /** The public address of a file on disk. */
  file(candidates: readonly string[], folder: SourceFolder): string | RejectedFile | undefined {
    const found = this.#find(candidates, folder)
    return typeof found === 'string' ? this.#publish(found, folder) : found
  }

  /** An image with its natural size. */
  image(candidates: readonly string[], folder: SourceFolder): Image | RejectedFile | undefined {
    const path = this.#find(candidates, folder)
    if (typeof path !== 'string') return path
    let image = this.#images.get(path)
    if (!image) {
      const size = naturalSize(path)
      image =
        pictureMistake(path, readSource(path) ?? Buffer.alloc(0), size) ??
        this.#imageOf(path, folder, size)
      this.#images.set(path, image)
    }
    return image
  }

  #imageOf(path: string, folder: SourceFolder, size: Pick<Image, 'width' | 'height'>): Image {
    const src = this.#publish(path, folder)
    const sources = this.#sources(path, size)
    return { src, ...size, ...(sources.length > 0 ? { sources } : {}) }
  }

  /** The content of a text file, such as code or an SVG that becomes part of a page. */
  text(candidates: readonly string[], folder: SourceFolder): string | RejectedFile | undefined {
    const path = this.#find(candidates, folder)
    if (typeof path !== 'string') return path
    this.#texts.add(path)
    return readSource(path)?.toString()
  }

  /** How a file that lies outside of its folder, but may be published from that of the site, is named: `@site/art/a.svg`. */
  nameFromSite(candidates: readonly string[], folder: SourceFolder): string | undefined {
    const path = candidates.find(isSourceFile)
    const isOnlyOutside =
      path !== undefined &&
      this.#bounds.refusal(path, folder) !== undefined &&
      this.#bounds.refusal(path, 'site') === undefined
    if (!isOnlyOutside) return undefined
    return `@site/${relative(this.#root, path).replaceAll(sep, '/').replaceAll(' ', '%20')}`
  }

  #find(candidates: readonly string[], folder: SourceFolder): string | RejectedFile | undefined {
    const path = candidates.find(isSourceFile)
    return path === undefined ? undefined : (this.#bounds.refusal(path, folder) ?? path)
  }

  #publish(path: string, folder: SourceFolder): string {
    // A file of `public/` is served under its own name.
    if (folder === 'public') {
      const name = relative(join(this.#root, 'public'), path)
      // `encodeURI` leaves these two, with which a query or a hash would begin.
      const encoded = encodeURI(name.replaceAll(sep, '/')).replaceAll('#', '%23')
      return this.#base + encoded.replaceAll('?', '%3F')
    }
    let asset = this.#assets.get(path)
    if (!asset) {
      asset = { file: path, name: hashedName(path) + extname(path) }
      this.#assets.set(path, asset)
    }
    return this.#address(asset)
  }

  #sources(
    path: string,
    { width: natural, height }: Pick<Image, 'width' | 'height'>,
  ): ImageSource[] {
    if (natural === undefined || height === undefined || !/\.(?:png|jpe?g)$/i.test(path)) return []
    const widths = [...sourceWidths.filter((width) => width < natural), Math.min(natural, maxWidth)]
    const isSmall = natural * height < minAvifPixels
    const formats = this.#formats.filter((format) => format !== 'avif' || !isSmall)
    const hashed = hashedName(path)
    return formats.map((format) => {
      const choices = widths.map((width) => {
        const name = `${hashed}-${width}w.${format}`
        const asset = { file: path, name, encoding: { format, width } }
        this.#assets.set(name, asset)
        return `${this.#address(asset)} ${width}w`
      })
      return { type: `image/${format}`, srcset: choices.join(', ') }
    })
  }

  #address({ name }: Asset): string {
    return `${this.#base}assets/${encodeURIComponent(name)}`
  }
}

/** Widths for phones, for text columns and for large or high-density screens; images are never enlarged. */
const sourceWidths = [480, 960, 1600]
const maxWidth = 2400
/** Of smaller pictures, the headers of an AVIF are a large part, and a WebP is as small. */
const minAvifPixels = 200 * 200

/** The name of the file and a hash of its content: `name-0123456789`. */
function hashedName(path: string): string {
  return `${basename(path, extname(path))}-${shortHash(readSource(path) ?? '')}`
}
