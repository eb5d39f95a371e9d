import { join } from 'node:path'
import type { Plugin } from 'rolldown'

/**
 * Resolves `@site/…` and `@/…` in imports to a file of the site's folder, as in the links of texts: a text
 * that is copied or moved then finds its components.
 */
export function siteImports(root: string): Plugin & { readonly enforce: 'pre' } {
  return {
    name: 'awning:site-imports',
    enforce: 'pre',
    resolveId(id, importer) {
      const [, path] = /^@(?:site)?\/(.+)$/.exec(id) ?? []
      return path === undefined ? null : this.resolve(join(root, path), importer)
    },
  }
}
