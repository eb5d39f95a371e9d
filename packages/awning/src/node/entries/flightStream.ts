import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc/server.node'
import type { ReactNode } from 'react'
import { collectStream } from './collectStream.ts'

/** A client component that a stream uses, with the files that it needs. */
export interface ClientReference {
  readonly id: string
  /** The name of the module's export. */
  readonly name: string
  readonly deps: { readonly js: string[]; readonly css: string[] }
}

export interface FlightStreamOptions {
  readonly onError: (error: unknown) => void
  readonly onClientReference: (reference: ClientReference) => void
}

/** Writes a node in React's wire format. The dev server replaces this module by `flightStreamDev.ts`. */
export function flightStream(
  node: ReactNode,
  { onError, onClientReference }: FlightStreamOptions,
): Promise<Buffer> {
  const { pipe } = renderToPipeableStream(node, { onError }, { onClientReference })
  return collectStream(pipe)
}
