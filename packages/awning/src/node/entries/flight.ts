import { createElement, type ReactNode } from 'react'
import type { PageHeadFacts } from '../../client/pageHeadFacts.ts'
import { loadLateParts } from '../../pages/lateParts.ts'
import { firstImports } from '../../theme/lateImport.ts'
import { flightStream } from './flightStream.ts'
import { recordedStyles } from './recordStyles.ts'

/** A piece of the site in React's wire format, and the files that it needs. */
export interface Flight {
  readonly stream: Buffer
  /** The client components in it. */
  readonly references: readonly FlightReference[]
  /** Style sheets of its server components, in the order in which they were rendered. */
  readonly styles: readonly string[]
}

/** A page, and what is not part of its stream. */
export interface PageFlight extends Flight {
  /** Structured data. Only the document contains it. */
  readonly data: string | undefined
  readonly head: PageHeadFacts
}

export interface FlightReference {
  readonly id: string
  /** The name of the module's export. */
  readonly name: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export async function flight(node: ReactNode): Promise<Flight> {
  await loadLateParts()
  const before = firstImports()
  const rendered = await renderOnce(node)
  return firstImports() === before ? rendered : renderOnce(node)
}

async function renderOnce(node: ReactNode): Promise<Flight> {
  const references = new Map<string, FlightReference>()
  let styles: ReadonlySet<string> = new Set()
  let failure: { error: unknown } | undefined
  const Recording = () => {
    styles = recordedStyles()
    return node
  }
  const stream = await flightStream(createElement(Recording), {
    onError: (error) => {
      failure ??= { error }
    },
    onClientReference: ({ id, name, deps }) => {
      references.set(id, { id, name, scripts: deps.js, styles: deps.css })
    },
  })
  // React writes an error into the stream, but a page that fails to render must end the build.
  if (failure) throw failure.error
  return { stream, references: [...references.values()], styles: [...styles] }
}
