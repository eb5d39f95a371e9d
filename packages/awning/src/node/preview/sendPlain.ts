import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { parseByteRange } from './byteRange.ts'
import type { ByteRange } from './byteRange.ts'

type PlainFile = { handle: FileHandle; size: number; tag: string }

/** Streams a file as it lies on disk, or the part of it that the request asks for. */
export async function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, size, tag }: PlainFile,
  status: 200 | 404,
): Promise<void> {
  const range = status === 200 ? requestedRange(request, size, tag) : undefined
  if (status === 200) response.setHeader('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable') {
    response.setHeader('Cache-Control', 'no-cache')
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
    return
  }

  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`)
  response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 })
  if (request.method === 'HEAD' || size === 0) {
    response.end()
    return
  }
  try {
    await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
  } catch {
    // The visitor went away; `pipeline` has ended the connection.
  }
}

function requestedRange(
  request: IncomingMessage,
  size: number,
  tag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range']
  if (request.method !== 'GET' || (condition !== undefined && condition !== tag)) return undefined
  return parseByteRange(request.headers.range, size)
}
