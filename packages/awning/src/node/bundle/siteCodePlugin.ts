import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { isReactPage, listReactPages } from '../../content/pageFiles.ts'
import { pagesFolder } from '../../content/sourcePath.ts'
import { siteApi } from '../siteApi.ts'

const virtual = 'virtual:awning/site'
/** The id of the module that holds the site's code. */
export const siteCodeModule = `\0${virtual}`

/**
 * Puts the code of the site into the bundle. It imports `awning` as a package, which here is the
 * engine that is being bundled, wherever the site's own folder has it from.
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
      // A component that runs in the browser uses a function or two of an entry; the rest is left out.
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
      // A file that is new or gone has no module, or one that nothing may import any more.
      const isListed = changed === file || (changed.startsWith(pages) && isReactPage(changed))
      if (!isListed || type === 'update') return undefined
      const module = this.environment.moduleGraph.getModuleById(siteCodeModule)
      return module ? [...modules, module] : modules
    },
  }
}
