import { fileURLToPath } from 'node:url'
import { getPluginApi } from '@vitejs/plugin-rsc'
import type { Plugin } from 'vite'

const recorder = fileURLToPath(new URL('../entries/recordStyles.ts', import.meta.url))

/**
 * The RSC plugin renders a link to its style sheet with every server component. These links would be
 * in the payload of each page, with names that merging makes wrong. In a build the components record
 * their sheets instead, and the page links one merged sheet.
 */
export function serverStyles(): Plugin {
  return {
    name: 'awning:server-styles',
    transform: {
      filter: { id: /^\0virtual:vite-rsc\/css\?/ },
      handler(_code, id) {
        const { name, mode } = this.environment
        const api = getPluginApi(this.environment.getTopLevelConfig())
        if (!api || name !== 'rsc' || mode !== 'build') return undefined
        const importer = new URLSearchParams(id.slice(id.indexOf('?'))).get('id')
        if (importer === null) throw new Error(`${id} does not say whose style sheets it links`)
        const key = JSON.stringify(api.manager.toRelativeId(importer))
        return {
          code: `
            import manifest from 'virtual:vite-rsc/assets-manifest'
            import { recordStyles } from ${JSON.stringify(recorder)}
            export const Resources = () => recordStyles(manifest.serverResources[${key}].css)
          `,
          map: null,
        }
      },
    },
  }
}
