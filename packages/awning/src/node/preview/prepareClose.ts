import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Returns a `close` for `server` that waits for running responses only. Node's own `close` also waits
 * for connections that never sent a request, and browsers open such connections in advance.
 */
export function prepareClose(server: Server): () => Promise<void> {
  const runningResponses = new Map<Socket, number>()
  let closing: Promise<void> | undefined

  server.on('connection', (socket) => {
    runningResponses.set(socket, 0)
    socket.once('close', () => runningResponses.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    runningResponses.set(socket, (runningResponses.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const running = (runningResponses.get(socket) ?? 0) - 1
      if (runningResponses.has(socket)) runningResponses.set(socket, running)
      if (closing && running <= 0) socket.end()
    })
  })

  return function close() {
    closing ??= new Promise((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()))
      for (const [socket, running] of runningResponses) if (running === 0) socket.destroy()
    })
    return closing
  }
}
