import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../content/problem.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import type { Card } from './card.ts'
import { PictureCache } from './pictureCache.ts'
import type { Drawn, Studio } from './studio.ts'

/** A page and the picture that stands for it where its address is shared. */
export interface SocialPage {
  /** Below the output folder: `social/zh/docs/frontend/css/layout.png`. */
  readonly path: string
  readonly card: Card
  /** The page's source, for messages. */
  readonly file: string
}

export interface SocialOptions {
  readonly root: string
  readonly cacheDir: string
  /** Font files of the owner's, relative to `root`. */
  readonly fonts: readonly string[]
  readonly warn: (problem: Problem) => void
}

/** The pictures, each drawn when it is asked for and kept on disk for as long as it stays the same. */
export function socialFiles(pages: readonly SocialPage[], options: SocialOptions): SiteFile[] {
  const fonts = options.fonts.map((font) => join(options.root, font))
  const cache = new PictureCache(join(options.cacheDir, 'social'), fonts.map(hashOf))
  return pages.map(({ path, card, file }) => {
    const key = cache.key(card)
    return {
      path,
      // A picture with gaps is drawn by every build, so that every build tells of them.
      ...(cache.hasGaps(key) ? {} : { key }),
      async make() {
        const known = cache.read(key)
        if (known) return known
        const { png, missing } = await draw(card, fonts, file)
        if (missing.length === 0) cache.write(key, png)
        else {
          cache.markGaps(key)
          options.warn(gaps(file, path, missing))
        }
        return png
      },
    }
  })
}

async function draw(card: Card, fonts: readonly string[], file: string): Promise<Drawn> {
  try {
    return await (await studioWith(fonts)).draw(card)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`the social image of ${file} cannot be drawn: ${reason}`, { cause: error })
  }
}

/** A warning and no error: a picture with one character less must not keep a text from being published. */
function gaps(file: string, path: string, missing: readonly string[]): Problem {
  const told = missing
    .map((character) => {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      return `“${character}” (U+${code})`
    })
    .join(', ')
  return {
    severity: 'warning',
    file,
    message: `no font of the social images has ${told}; left out of ${path}`,
    hint: 'Name a font file that has it in site.config.ts: social: { fonts: ["…"] }.',
  }
}

function hashOf(file: string): string {
  if (!existsSync(file))
    throw new Error(`there is no file ${file}; site.config.ts names it under social.fonts`)
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

const studios = new Map<string, Promise<Studio>>()

/** Opened with the first picture that is in no cache, and kept: fonts are not read again at each change of a text. */
function studioWith(fonts: readonly string[]): Promise<Studio> {
  const key = fonts.join('\n')
  let studio = studios.get(key)
  if (!studio) {
    studio = import('./studio.ts').then((module) => new module.Studio(fonts))
    studios.set(key, studio)
  }
  return studio
}
