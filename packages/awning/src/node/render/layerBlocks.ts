import { layers } from '../bundle/layerOrder.ts'

/**
 * Writes statements that name cascade layers (`@layer a, b;`) as empty blocks, because Chromium 102 (and probably each version from 99
 * to 103) never finishes a page with a sheet from its cache that has such a statement and a media query. The bundler puts the
 * engine's layers into every sheet; once is enough in a merged one.
 */
export function layerBlocks(css: string): string {
  const named = new Set<string>()
  return css.replaceAll(/@layer ([\w.,\s-]+);/g, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !layers.includes(name) || (!named.has(name) && named.add(name)))
      .map((name) => `@layer ${name}{}`)
      .join(''),
  )
}
