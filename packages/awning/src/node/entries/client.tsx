import { createFromReadableStream, setRequireModule } from '@vitejs/plugin-rsc/react/browser'
import 'virtual:vite-rsc/client-references'
import { setComponentLoader, referenceModule } from '../../client/references.ts'
import { loadedOnce } from '../../client/loadedOnce.ts'
import { startApp } from '../../client/startApp.tsx'
import { RootBoundary } from '../../theme/failure/RootBoundary.tsx'

declare const __vite_rsc_raw_import__: (address: string) => Promise<unknown>

// In dev an id is the path of the module; in a build the payload contains its address.
const load = import.meta.env.DEV
  ? loadedOnce((id) => __vite_rsc_raw_import__(import.meta.env.BASE_URL + id.slice(1)))
  : referenceModule

setRequireModule({ load })
setComponentLoader(load)

// Boot calls it once this module has run, and again if something that the app needs did not arrive.
window.__awning.run = () =>
  startApp({
    Boundary: RootBoundary,
    decode: (stream) =>
      createFromReadableStream(
        new ReadableStream({
          start(controller) {
            controller.enqueue(stream)
            controller.close()
          },
        }),
      ),
  })
