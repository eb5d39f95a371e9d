import { join } from 'node:path'
import type { CacheStore } from '../../cache/cacheStore.ts'
import { hash } from '../../cache/hash.ts'
import { readSource } from '../../cache/recording.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { BuildFailure } from '../../node/buildFailure.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { missingCharacters } from './missingCharacters.ts'
import type { LoadedSocialImages } from './loadedSocialImages.ts'
import { PictureCache } from './pictureCache.ts'
import type { PictureRenderer, RenderedPicture } from './pictureRenderer.ts'
import type { SocialPicture } from './socialPicture.ts'

/** A page and the picture that other sites show for a link to it. */
export interface SocialPage {
  /** Below the output folder: `social/zh/docs/guide/css/layout.png`. */
  readonly path: string
  readonly picture: SocialPicture
  /** The page's source, for messages. */
  readonly file: string
}

export interface SocialOptions {
  readonly root: string
  readonly cache: CacheStore
  /** Font files of the site, relative to `root`. */
  readonly fonts: readonly string[]
  /** The site's own composition, where it has one. */
  readonly images?: LoadedSocialImages | undefined
  readonly warn: (diagnostic: Diagnostic) => void
}

/** The pictures, each rendered when it is requested, and cached until something that it shows changes. */
export function socialFiles(pages: readonly SocialPage[], options: SocialOptions): SiteFile[] {
  const fonts = options.fonts.map((font) => join(options.root, font))
  const fontHashes = fonts.map(hashOf)
  const renderer = () => rendererWith(fonts, fontHashes.join())
  const cache = new PictureCache(options.cache.bytes('social'), fontHashes)
  const reportedScripts = new Set<string>()
  return pages.map((page) => {
    const hash = cache.hashOf(page.picture, options.images?.hash)
    return {
      path: page.path,
      // A picture with missing characters is rendered in every build, so that every build reports them.
      ...(cache.hasMissingCharacters(hash) ? {} : { hash }),
      isCached: () => cache.has(hash),
      async make() {
        await cache.load(hash)
        const cached = cache.read(hash)
        if (cached && cached.length > 0) return cached
        const { png, missing } = await render(page, renderer, options.images)
        if (missing.length === 0) cache.write(hash, png)
        else {
          cache.markMissingCharacters(hash)
          for (const warning of missingCharacters(page, missing, reportedScripts))
            options.warn(warning)
        }
        return png
      },
    }
  })
}

async function render(
  { picture, file }: SocialPage,
  renderer: () => Promise<PictureRenderer>,
  images: LoadedSocialImages | undefined,
): Promise<RenderedPicture> {
  try {
    return await (await renderer()).render(picture, images?.definition)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const origin = images ? ` (by ${images.file})` : ''
    const message = `the social image of ${file} cannot be made${origin}: ${reason}`
    throw new BuildFailure(formatDiagnostics([{ severity: 'error', file, message }]), {
      cause: error,
    })
  }
}

function hashOf(file: string): string {
  // A missing font is reported with the other mistakes in the settings.
  return hash(readSource(file) ?? '')
}

const renderers = new Map<string, Promise<PictureRenderer>>()

/** Loaded with the first picture that is not cached, and shared by all: fonts are not read again for each change of a text. */
function rendererWith(fonts: readonly string[], key: string): Promise<PictureRenderer> {
  let renderer = renderers.get(key)
  if (!renderer) {
    renderer = import('./pictureRenderer.ts').then((module) => new module.PictureRenderer(fonts))
    renderers.set(key, renderer)
  }
  return renderer
}
