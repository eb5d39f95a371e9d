import { createFromNodeStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr.node'
import { Readable, Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { preinit } from 'react-dom'
import { renderToPipeableStream, renderToString } from 'react-dom/server.node'
import { ViewContext, type View } from '../../browser/view.ts'

/** Address of the script that starts the app. */
export function clientEntry(): string {
  return getClientEntryUrl()
}

export async function decode(stream: Uint8Array): Promise<ReactNode> {
  return await createFromNodeStream<ReactNode>(Readable.from([stream]))
}

/** A view as a document. `decodeMain` is called for each try: a decoded page can be drawn once. */
export async function renderDocument(
  view: Omit<View, 'main'>,
  decodeMain: () => Promise<ReactNode>,
  styles: readonly string[],
): Promise<string> {
  const html = renderToString(
    <Document view={{ ...view, main: await decodeMain() }} styles={styles} />,
  )
  // A client component that is not loaded yet leaves its boundary empty, without a word.
  if (!html.includes('<!--$!-->')) return html
  return renderWaiting(<Document view={{ ...view, main: await decodeMain() }} styles={styles} />)
}

/** Client components' styles are asked for here: React would link them only from their second use on. */
function Document({ view, styles }: { view: View; styles: readonly string[] }): ReactNode {
  for (const href of styles) preinit(href, { as: 'style', precedence: 'client' })
  return <ViewContext value={view}>{view.shell}</ViewContext>
}

function renderWaiting(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        pipe(
          new Writable({
            write(chunk: Buffer, _, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              resolve(Buffer.concat(chunks).toString())
              done()
            },
          }),
        )
      },
    })
  })
}
