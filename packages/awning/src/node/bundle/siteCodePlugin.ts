import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { siteApi } from '../siteApi.ts'

const virtual = 'virtual:awning/site'

/**
 * Puts the code of the site into the bundle. It imports `awning` as a package, which here is the
 * engine that is being bundled, wherever the site's own folder has it from.
 */
export function siteCodePlugin(root: string): Plugin {
  const file = join(root, siteCodeFile)
  return {
    name: 'awning:site-code',
    enforce: 'pre',
    resolveId(id) {
      if (id === virtual) return `\0${virtual}`
      const entry = siteApi.get(id)
      // A component that runs in the browser uses a function or two of an entry; the rest is left out.
      return entry === undefined ? undefined : { id: entry, moduleSideEffects: false }
    },
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      return existsSync(file)
        ? `export { default } from ${JSON.stringify(file)}`
        : 'export default {}'
    },
    hotUpdate({ file: changed, type, modules }) {
      // A file that is new or gone has no module, or one that nothing may import any more.
      if (changed !== file || type === 'update') return undefined
      const module = this.environment.moduleGraph.getModuleById(`\0${virtual}`)
      return module ? [...modules, module] : modules
    },
  }
}
