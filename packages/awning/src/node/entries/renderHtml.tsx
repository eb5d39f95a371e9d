import { createFromNodeStream } from '@vitejs/plugin-rsc/react/ssr.node'
import { Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { preinit } from 'react-dom'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server.node'
import { ViewContext, type View } from '../../client/view.ts'
import { failedBoundary } from '../render/reactMarkers.ts'
import { collectStream } from './collectStream.ts'

export async function decode(stream: Uint8Array): Promise<ReactNode> {
  return await createFromNodeStream<ReactNode>(Readable.from([stream]))
}

/**
 * Renders a piece that is never hydrated. Ids inside begin with the prefix, so that two pieces can be
 * on one page.
 */
export async function renderStatic(stream: Uint8Array, prefix: string): Promise<string> {
  // Rendering static markup cannot wait for the code of components, so this rendering loads it first.
  await renderWaiting(await decode(stream))
  return renderToStaticMarkup(await decode(stream), { identifierPrefix: prefix })
}

/**
 * Renders a view to a document that links these style sheets. `decodeMain` is called for each attempt,
 * because a decoded page can be rendered only once.
 */
export async function renderDocument(
  view: Omit<View, 'main'>,
  decodeMain: () => Promise<ReactNode>,
  styles: readonly string[],
): Promise<string> {
  const document = async () => (
    <Document view={{ ...view, main: await decodeMain() }} styles={styles} />
  )
  return renderAtOnce(await document()) ?? (await renderWaiting(await document()))
}

/** Fast, but returns undefined for a page that has to wait for one of its components. */
function renderAtOnce(node: ReactNode): string | undefined {
  try {
    const html = renderToString(node)
    // Inside a Suspense boundary, React renders the fallback of a component that is not loaded, without an error.
    return html.includes(`<!--${failedBoundary}-->`) ? undefined : html
  } catch {
    // Outside of a boundary React throws. If it is a real error, `renderWaiting` throws it again.
    return undefined
  }
}

/** Links the style sheets in this order: React keeps the order of sheets with the same precedence. */
function Document({ view, styles }: { view: View; styles: readonly string[] }): ReactNode {
  for (const href of styles) preinit(href, { as: 'style', precedence: 'client' })
  return <ViewContext value={view}>{view.shell}</ViewContext>
}

function renderWaiting(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void collectStream(pipe).then((html) => resolve(html.toString())),
    })
  })
}
