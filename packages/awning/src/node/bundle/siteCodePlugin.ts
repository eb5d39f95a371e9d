import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { isReactPage, listReactPages } from '../../content/pageFiles.ts'
import { pagesFolder } from '../../content/sourcePath.ts'
import { siteApi } from '../siteApi.ts'

const virtual = 'virtual:awning/site'
/** The id of the virtual module that exports the site's code. */
export const siteCodeModule = `\0${virtual}`

/**
 * Adds the site's code to the bundle. That code imports `awning` as a package, which is resolved to
 * the engine that is being bundled, whatever the site's folder has installed.
 */
export function siteCodePlugin(root: string): Plugin {
  const file = join(root, siteCodeFile)
  const pages = join(root, pagesFolder) + sep
  return {
    name: 'awning:site-code',
    enforce: 'pre',
    resolveId(id) {
      if (id === virtual) return siteCodeModule
      const entry = siteApi.get(id)
      // Client components use few functions of an entry, so the bundler may drop the others.
      return entry === undefined ? undefined : { id: entry, moduleSideEffects: false }
    },
    load(id) {
      if (id !== siteCodeModule) return undefined
      const loaders = listReactPages(root).map(
        (page) => `${JSON.stringify(page)}: () => import(${JSON.stringify(join(root, page))})`,
      )
      return [
        existsSync(file) ? `export { default } from ${JSON.stringify(file)}` : 'export default {}',
        `export const reactPages = {${loaders.join(',')}}`,
      ].join('\n')
    },
    hotUpdate({ file: changed, type, modules }) {
      // Vite knows no module for a new file, and after a deletion the list of pages has to change too.
      const isListed = changed === file || (changed.startsWith(pages) && isReactPage(changed))
      if (!isListed || type === 'update') return undefined
      const module = this.environment.moduleGraph.getModuleById(siteCodeModule)
      return module ? [...modules, module] : modules
    },
  }
}
