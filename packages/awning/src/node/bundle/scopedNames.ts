import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { shortHash } from '../../cache/hash.ts'
import { siteSources } from './siteSources.ts'

/**
 * Short names for the classes of CSS modules: `_c4` is the fifth name of the third file. They are in
 * every document, payload and style sheet, so each letter counts. They depend on the sources only, so
 * that the three bundles, and two machines, get the same names. `siteRoot` is given if the bundle
 * contains code of the site.
 */
export function scopedNames(
  engineRoot: string,
  siteRoot?: string,
): (name: string, file: string, css: string) => string {
  const files = [...engineModules(engineRoot), ...(siteRoot ? siteModules(siteRoot) : [])]
  const prefixes = new Map(files.map((file, index) => [file, letters(index)]))
  return (name, file, css) => {
    const path = slashed(file.replace(/\?.*$/, ''))
    const prefix = prefixes.get(path)
    if (prefix === undefined) {
      // A package that the site imports may have CSS modules too. A relative path makes the name independent of the site's location.
      return `_${shortHash(slashed(relative(siteRoot ?? engineRoot, path)))}_${name}`
    }
    const index = namesIn(css).indexOf(name)
    return index < 0 ? `_${prefix}_${name}` : `_${prefix}${index}`
  }
}

function engineModules(root: string): string[] {
  const folder = join(root, 'src')
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isModule)
      .map((file) => slashed(join(folder, file)))
      .toSorted()
      // The theme is on every page, so it gets the shortest names; it comes last in the alphabet.
      .toReversed()
  )
}

/** CSS modules of the site. They come after those of the engine, which are on more pages. */
function siteModules(root: string): string[] {
  return siteSources(root)
    .filter(isModule)
    .map((file) => slashed(join(root, file)))
}

function isModule(file: string): boolean {
  return file.endsWith('.module.css')
}

/** Names of classes and animations, in the order of their first appearance. */
function namesIn(css: string): string[] {
  const found = css.matchAll(/(?:\.|@keyframes\s+)([a-z_-][\w-]*)/gi)
  return [...new Set(Array.from(found, ([, name = '']) => name))]
}

/** `a` to `z`, then `aa`. Letters only, so that the number that follows is unambiguous. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/')
}
