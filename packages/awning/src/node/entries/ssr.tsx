import { createFromNodeStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr.node'
import { Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { preinit } from 'react-dom'
import { renderToPipeableStream, renderToString } from 'react-dom/server.node'
import { ViewContext, type View } from '../../client/view.ts'
import { collect } from './collect.ts'

/** Address of the script that starts the app. */
export function clientEntry(): string {
  return getClientEntryUrl()
}

export async function decode(stream: Uint8Array): Promise<ReactNode> {
  return await createFromNodeStream<ReactNode>(Readable.from([stream]))
}

/** A piece that stands still, as HTML. Ids inside begin with the prefix, so that two pieces can share a page. */
export async function renderStatic(stream: Uint8Array, prefix: string): Promise<string> {
  const html = await renderWaiting(await decode(stream), prefix)
  // Its page links the styles, and nothing will be hydrated: no seams between texts are needed.
  return html.replace(/<link [^>]*>/g, '').replaceAll('<!-- -->', '')
}

/** A view as a document. `decodeMain` is called for each try: a decoded page can be drawn once. */
export async function renderDocument(
  view: Omit<View, 'main'>,
  decodeMain: () => Promise<ReactNode>,
  styles: readonly string[],
): Promise<string> {
  const draw = async () => <Document view={{ ...view, main: await decodeMain() }} styles={styles} />
  // Of the two ways one begins with a doctype, and the finished document has its own.
  const html = renderAtOnce(await draw()) ?? (await renderWaiting(await draw()))
  return html.replace(/^<!DOCTYPE html>/i, '')
}

/** The quick way; not open to a page that has to wait for one of its components. */
function renderAtOnce(node: ReactNode): string | undefined {
  try {
    const html = renderToString(node)
    // Inside a boundary React leaves out what is not there yet, without a word.
    return html.includes('<!--$!-->') ? undefined : html
  } catch {
    // Outside of one it throws. A real mistake is thrown once more by the slow way.
    return undefined
  }
}

/** Client components' styles are asked for here: React would link them only from their second use on. */
function Document({ view, styles }: { view: View; styles: readonly string[] }): ReactNode {
  for (const href of styles) preinit(href, { as: 'style', precedence: 'client' })
  return <ViewContext value={view}>{view.shell}</ViewContext>
}

function renderWaiting(node: ReactNode, identifierPrefix = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      identifierPrefix,
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void collect(pipe).then((html) => resolve(html.toString())),
    })
  })
}
