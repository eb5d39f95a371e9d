import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc/server.node'
import type { ReactNode } from 'react'
import { collect } from './collect.ts'

/** A piece of the site as React's wire format, and the client components it names. */
export interface Flight {
  readonly stream: Buffer
  readonly references: readonly FlightReference[]
  /** Structured data of a page. Only documents carry it, so it is no part of the stream. */
  readonly data?: string | undefined
}

export interface FlightReference {
  readonly id: string
  /** What the module exports it as. */
  readonly name: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export async function flight(node: ReactNode): Promise<Flight> {
  const references = new Map<string, FlightReference>()
  let failure: { error: unknown } | undefined
  const { pipe } = renderToPipeableStream(
    node,
    {
      onError: (error) => {
        failure ??= { error }
      },
    },
    {
      onClientReference: ({ id, name, deps }) => {
        references.set(id, { id, name, scripts: deps.js, styles: deps.css })
      },
    },
  )
  const stream = await collect(pipe)
  // An error would travel inside the stream; a page that fails to render is no page.
  if (failure) throw failure.error
  return { stream, references: [...references.values()] }
}
