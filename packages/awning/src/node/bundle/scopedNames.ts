import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Short names for the classes of CSS modules: `_c4` is the fifth name of the third file. They stand
 * in every document, payload and style sheet, so each letter counts. They follow from the sources
 * alone: the three bundles, and two machines, agree on them.
 */
export function scopedNames(root: string): (name: string, file: string, css: string) => string {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => slashed(join(root, 'src', file)))
    .toSorted()
    // The theme is on every page, experiments on few: it gets the shorter names.
    .toReversed()
  const places = new Map(files.map((file, index) => [file, letters(index)]))
  return (name, file, css) => {
    const path = slashed(file.replace(/\?.*$/, ''))
    // A site may bring modules of its own.
    const place = places.get(path) ?? createHash('sha256').update(path).digest('hex').slice(0, 8)
    const index = namesIn(css).indexOf(name)
    return index < 0 || !places.has(path) ? `_${place}_${name}` : `_${place}${index}`
  }
}

/** Classes and animations, in the order in which they are first named. */
function namesIn(css: string): string[] {
  const found = css.matchAll(/(?:\.|@keyframes\s+)([a-z_-][\w-]*)/gi)
  return [...new Set(Array.from(found, ([, name = '']) => name))]
}

/** `a` to `z`, then `aa`: letters only, so that what follows is surely the number. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/')
}
