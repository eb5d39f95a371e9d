import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as the server of a test has seen it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
}

export interface RemoteServer {
  readonly address: string
  /** What is stored, by path. */
  readonly entries: Map<string, Buffer>
  readonly requests: SeenRequest[]
  /** Answers in place of the store; a request is left without an answer if it does nothing. */
  fault: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  close(): Promise<void>
}

/** A store behind HTTP, for the length of one test. */
export async function remoteServer(): Promise<RemoteServer> {
  const entries = new Map<string, Buffer>()
  const requests: SeenRequest[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, path: url, authorization: headers.authorization })
    if (store.fault) {
      request.resume()
      store.fault(request, response)
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const known = entries.get(url)
      if (method === 'PUT') entries.set(url, Buffer.concat(chunks))
      response.statusCode = method === 'PUT' ? (known ? 204 : 201) : known ? 200 : 404
      response.end(method === 'PUT' ? undefined : (known ?? 'not found'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store: RemoteServer = {
    address: `http://127.0.0.1:${port}/store`,
    entries,
    requests,
    fault: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  onTestFinished(() => store.close())
  return store
}
