import { join } from 'node:path'
import type { Plugin } from 'vite'
import { mdxComponentsModule } from '../../markdown/compile.ts'
import type { MdxModule } from '../../content/model.ts'

export interface MdxPluginOptions {
  readonly root: string
  readonly componentsFile: string
  /** Returns the current modules; called whenever one is loaded. */
  readonly modules: () => Readonly<Record<string, MdxModule>>
}

const registry = 'virtual:awning/mdx'

/**
 * Adds compiled MDX to the bundle. It was compiled with the content, including its links and
 * highlighting. Here it becomes a module, and a client module if it runs code in the browser.
 */
export function mdxPlugin({ root, componentsFile, modules }: MdxPluginOptions): Plugin {
  return {
    name: 'awning:mdx',
    enforce: 'pre',
    resolveId(id) {
      if (id === registry) return `\0${registry}`
      if (id === mdxComponentsModule) return componentsFile
      return undefined
    },
    load(id) {
      if (id === `\0${registry}`) {
        const entries = Object.keys(modules()).map(
          (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, name))})`,
        )
        return `export const mdxModules = {\n${entries.join(',\n')}\n}`
      }
      // Ids with a query are variants of a module that the bundler makes, so they do not match.
      if (!id.startsWith(root) || !id.endsWith('.mdx')) return undefined
      const module = modules()[id.slice(root.length + 1)]
      if (!module) return undefined
      return module.interactive ? `"use client";\n${module.code}` : module.code
    },
  }
}
