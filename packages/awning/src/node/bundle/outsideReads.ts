import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'
import { isEngineSource } from '../../cache/sourcePaths.ts'

/** The file of a bundle that lists them. Without it, there are none. */
export const outsideReadsFile = 'outsideReads.json'

/** Modules of Node whose results depend on nothing but their arguments. */
const pureModules =
  /^(?:node:)?(?:assert|buffer|crypto|events|path|querystring|string_decoder|url|util)(?:\/|$)/

/** Whether code reads what no build records: files, the environment, the network. */
export function readsOutside(code: string): boolean {
  const imports = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g)
  for (const [, , name = ''] of imports) if (isBuiltin(name) && !pureModules.test(name)) return true
  return /\bprocess\??\.env\b|\bfetch\s*\(/.test(code)
}

/** Finds the modules of a site that read something outside while pages are rendered. What runs only in browsers does not count. */
export function outsideReads(): { readonly plugin: Plugin; list(): string[] } {
  const found = new Set<string>()
  return {
    plugin: {
      name: 'awning:outside-reads',
      applyToEnvironment: ({ name }) => name === 'rsc',
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const path = id.replace(/\?.*$/, '')
          if (path.includes('\0') || isEngineSource(path) || /[\\/]node_modules[\\/]/.test(path))
            continue
          if (readsOutside(this.getModuleInfo(id)?.code ?? '')) found.add(path)
        }
      },
    },
    list: () => [...found].sort(),
  }
}
