import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname } from 'node:path'
import send from 'send'
import { sendText } from './sendText.ts'

/** Sends a file uncompressed, or the range that the request asks for. The caller has set the headers. */
export function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  size: number,
): Promise<void> {
  keepUsableRange(request, size)
  const options = {
    root: dirname(path),
    acceptRanges: response.statusCode === 200,
    // The caller has decided whether the file may be served and how long it may be cached.
    cacheControl: false,
    dotfiles: 'allow',
    etag: false,
    index: false,
    lastModified: false,
  } as const
  return new Promise((resolve, reject) => {
    if (response.destroyed) return resolve()
    // `send` closes the file then.
    response.once('close', () => resolve())
    send(request, encodeURIComponent(basename(path)), options)
      .on('error', (error: { status?: number }) => {
        if (error.status === 416) sendText(response, 416, 'Range not satisfiable')
        else if (error.status === 412) sendText(response, 412, 'Precondition failed')
        else reject(error)
      })
      .pipe(response)
  })
}

/**
 * By the HTTP specification, a malformed range, several ranges, and the range of a HEAD request may be
 * ignored, and a suffix that is longer than the file means the whole file. `send` would respond with
 * 416 or 206 to these.
 */
function keepUsableRange({ method, headers }: IncomingMessage, size: number): void {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range?.trim() ?? '') ?? []
  delete headers.range
  if (method !== 'GET' || (first === '' && last === '')) return
  if (first === '') headers.range = `bytes=${Math.max(0, size - Number(last))}-`
  else if (last === '' || Number(last) >= Number(first)) headers.range = `bytes=${first}-${last}`
}
