import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ReactNode } from 'react'
import type { FlightStreamOptions } from './flightStream.ts'

const engine = fileURLToPath(new URL('../../', import.meta.url))

/**
 * `flightStream` for the dev server. In development React's build for Node follows every promise of the process with
 * the stack that made it, which doubles the time for everything that the dev server does. Its build for the edge does not.
 */
export function flightStream(
  node: ReactNode,
  { onError, onClientReference }: FlightStreamOptions,
): Promise<Buffer> {
  return buffer(renderToReadableStream(node, { onError, filterStackFrame }, { onClientReference }))
}

/** React tells the browser where elements were made. An author wants to know that of the site's own code. */
function filterStackFrame(file: string): boolean {
  return !/^$|^node:|node_modules|[\\/]\.cache[\\/]/.test(file) && !file.startsWith(engine)
}
