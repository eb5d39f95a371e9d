import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * A `close` for `server` that lets running answers finish and waits for nobody else. Node's own
 * waits for connections that never sent a request, and browsers open such in advance.
 */
export function prepareClose(server: Server): () => Promise<void> {
  const runningAnswers = new Map<Socket, number>()
  let closing: Promise<void> | undefined

  server.on('connection', (socket) => {
    runningAnswers.set(socket, 0)
    socket.once('close', () => runningAnswers.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    runningAnswers.set(socket, (runningAnswers.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const running = (runningAnswers.get(socket) ?? 0) - 1
      if (runningAnswers.has(socket)) runningAnswers.set(socket, running)
      if (closing && running <= 0) socket.end()
    })
  })

  return function close() {
    closing ??= new Promise((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()))
      for (const [socket, running] of runningAnswers) if (running === 0) socket.destroy()
    })
    return closing
  }
}
