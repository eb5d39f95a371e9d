import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc/server.node'
import { createElement, type ReactNode } from 'react'
import { collect } from './collect.ts'
import { recordedStyles } from './recordStyles.ts'

/** A piece of the site as React's wire format, and what it needs. */
export interface Flight {
  readonly stream: Buffer
  /** The client components that it names. */
  readonly references: readonly FlightReference[]
  /** Style sheets of its server components, in the order in which they were rendered. */
  readonly styles: readonly string[]
  /** Structured data of a page. Only its document contains it, so it is no part of the stream. */
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
  let styles: ReadonlySet<string> = new Set()
  let failure: { error: unknown } | undefined
  const Recording = () => {
    styles = recordedStyles()
    return node
  }
  const { pipe } = renderToPipeableStream(
    createElement(Recording),
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
  return { stream, references: [...references.values()], styles: [...styles] }
}
