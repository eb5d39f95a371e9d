import { setRequireModule } from '@vitejs/plugin-rsc/react/ssr.node'
import assets from 'virtual:vite-rsc/assets-manifest'
import clientReferences from 'virtual:vite-rsc/client-references'

export { decode, renderDocument, renderStatic } from './renderHtml.tsx'

// The plugin's own loader would make React preload scripts and link a style sheet for every
// component that is used. Here no script loads before the reader interacts, and pages link merged sheets.
setRequireModule({
  load: (id) => {
    const load = clientReferences[id]
    if (!load) throw new Error(`there is no client component ${id}`)
    return load()
  },
})

/** Address of the script that starts the app. */
export function clientEntry(): string {
  if (assets.clientEntryUrl === undefined) throw new Error('the bundle has no client entry')
  return assets.clientEntryUrl
}
