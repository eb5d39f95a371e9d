import { createFromNodeStream } from '@vitejs/plugin-rsc/react/ssr.node'
import { Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { preinit } from 'react-dom'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server.node'
import { ViewContext, type View } from '../../client/view.ts'
import { failedBoundary } from '../render/reactMarkers.ts'
import { collect } from './collect.ts'

export async function decode(stream: Uint8Array): Promise<ReactNode> {
  return await createFromNodeStream<ReactNode>(Readable.from([stream]))
}

/**
 * A piece that is never hydrated, as HTML. Ids inside begin with the prefix, so that two pieces can
 * share a page.
 */
export async function renderStatic(stream: Uint8Array, prefix: string): Promise<string> {
  // Static markup cannot wait for the code of components. After this it is loaded.
  await renderWaiting(await decode(stream))
  return renderToStaticMarkup(await decode(stream), { identifierPrefix: prefix })
}

/**
 * A view as a document, linking these style sheets. `decodeMain` is called for each try, because a
 * decoded page can be rendered only once.
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

/** The fast way; it does not work for a page that has to wait for one of its components. */
function renderAtOnce(node: ReactNode): string | undefined {
  try {
    const html = renderToString(node)
    // Inside a boundary React leaves out what is not there yet, without an error.
    return html.includes(`<!--${failedBoundary}-->`) ? undefined : html
  } catch {
    // Outside of a boundary it throws. The slow way throws a real mistake again.
    return undefined
  }
}

/** In the order of the list: React puts style sheets of one precedence where it meets them. */
function Document({ view, styles }: { view: View; styles: readonly string[] }): ReactNode {
  for (const href of styles) preinit(href, { as: 'style', precedence: 'client' })
  return <ViewContext value={view}>{view.shell}</ViewContext>
}

function renderWaiting(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void collect(pipe).then((html) => resolve(html.toString())),
    })
  })
}
