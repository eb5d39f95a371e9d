import { getPluginApi } from '@vitejs/plugin-rsc'
import type { Plugin } from 'vite'

const virtual = '\0virtual:vite-rsc/client-references'

/**
 * The RSC plugin puts a map of all client components into the entry, which grows with the site.
 * This plugin makes each group a separate chunk instead, whose address is in the payload of a page,
 * and leaves the map empty.
 */
export function referenceChunks(): Plugin {
  return {
    name: 'awning:reference-chunks',
    transform: {
      filter: { id: new RegExp(`^${virtual}$`) },
      handler() {
        const api = getPluginApi(this.environment.getTopLevelConfig())
        if (!api || this.environment.name !== 'client' || this.environment.mode !== 'build')
          return undefined
        for (const name of Object.keys(api.manager.clientReferenceGroups)) {
          this.emitFile({
            type: 'chunk',
            id: `virtual:vite-rsc/client-references/group/${name}`,
            name: chunkName(name),
            preserveSignature: 'strict',
          })
        }
        return { code: 'export default {}', map: null }
      },
    },
  }
}

function chunkName(group: string): string {
  return (
    group
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? 'part'
  )
}
