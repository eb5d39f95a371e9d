import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'

/**
 * Sends a file as it is, no faster than the client takes it: read at once, a large file would be in
 * memory for every slow client. The file is closed when the response ends or the client goes away.
 */
export function sendStream(response: ServerResponse, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (response.destroyed) return resolve()
    const file = createReadStream(path)
    file.once('error', reject)
    response.once('close', () => {
      file.destroy()
      resolve()
    })
    file.pipe(response)
  })
}
