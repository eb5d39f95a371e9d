import { join } from 'node:path'
import type { Plugin } from 'vite'
import { mdxComponentsModule } from '../../markdown/compile.ts'
import type { MdxModule } from '../../content/model.ts'

export interface MdxPluginOptions {
  readonly root: string
  readonly componentsFile: string
  /** The modules as they are now; read again whenever one is loaded. */
  readonly modules: () => Readonly<Record<string, MdxModule>>
}

const registry = 'virtual:awning/mdx'

/**
 * Puts compiled MDX into the bundle. The content model has compiled it already, with its links and
 * highlighting; here it only becomes a module, a client module where the text runs code of its own.
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
      // Queries are the bundler's own variants of a module.
      if (!id.startsWith(root) || !id.endsWith('.mdx')) return undefined
      const module = modules()[id.slice(root.length + 1)]
      if (!module) return undefined
      return module.interactive ? `"use client";\n${module.code}` : module.code
    },
  }
}
