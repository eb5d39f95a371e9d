import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { Compress, Encoding } from './compress.ts'
import { contentType, isCompressible } from './contentType.ts'
import { cacheControl, entityTag } from './cacheHeaders.ts'
import { findFile } from './resolveFile.ts'
import type { ServedFile } from './resolveFile.ts'
import { sendPlain } from './sendPlain.ts'
import { sendStream } from './sendStream.ts'

/** In bytes. Larger files are compressed. */
const maxUncompressedSize = 1024

type Site = { root: string; compress: Compress }

/** Responds with a file in the best encoding that the client accepts. With `status` 404, the file is an error page. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, compress }: Site,
  file: ServedFile,
  status: 200 | 404,
): Promise<void> {
  const name = file.segments.at(-1) ?? ''
  const encodings = isCompressible(name) ? acceptedEncodings(request) : []
  const sibling = await findCompressedSibling(root, file, encodings)
  const path = sibling?.path ?? file.path
  const { size, mtimeNs } = await stat(path, { bigint: true })
  const encoding = sibling?.encoding ?? (size > maxUncompressedSize ? encodings[0] : undefined)
  const etag = entityTag({ size, mtimeNs }, encoding)

  response.statusCode = status
  response.setHeader('Content-Type', contentType(name))
  if (isCompressible(name)) response.setHeader('Vary', 'Accept-Encoding')
  // The rules of the site may have set it; but an error page must not be cached under the requested address.
  if (status === 404 || !response.hasHeader('Cache-Control'))
    response.setHeader('Cache-Control', status === 404 ? 'no-cache' : cacheControl(file.segments))
  // An error page is not the requested document, so it has no tag for revalidation.
  if (status === 200) response.setHeader('ETag', etag)

  if (!encoding) return sendPlain(request, response, path, Number(size))
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Encoding', encoding)
  if (sibling) {
    response.setHeader('Content-Length', Number(size))
    return request.method === 'HEAD' ? void response.end() : sendStream(response, path)
  }
  const read = () => readFile(path)
  const body = await compress({ path, size, mtimeNs, read }, encoding)
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

/** The encodings that the client prefers to the uncompressed file, best first. */
function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity'], {
    preferred: ['br', 'gzip'],
  })
  const encodings: Encoding[] = []
  for (const encoding of accepted) {
    if (encoding !== 'br' && encoding !== 'gzip') break
    encodings.push(encoding)
  }
  return encodings
}

type CompressedSibling = { path: string; encoding: Encoding }

const siblingExtensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

async function findCompressedSibling(
  root: string,
  file: ServedFile,
  encodings: Encoding[],
): Promise<CompressedSibling | undefined> {
  for (const encoding of encodings) {
    const name = `${file.segments.at(-1)}${siblingExtensions[encoding]}`
    const sibling = await findFile(root, [...file.segments.slice(0, -1), name])
    if (sibling) return { path: sibling.path, encoding }
  }
  return undefined
}
