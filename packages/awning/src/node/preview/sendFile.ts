import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from './acceptedEncodings.ts'
import type { Encoding } from './acceptedEncodings.ts'
import type { Compress } from './compress.ts'
import { contentType, isCompressible } from './contentType.ts'
import { cacheControl, entityTag, isKnown } from './freshness.ts'
import { findFile } from './resolveFile.ts'
import type { ServedFile } from './resolveFile.ts'
import { sendPlain } from './sendPlain.ts'

const largestNotCompressed = 1024

type Site = { root: string; compress: Compress }

/** Answers with a file in the encoding that suits the request; `status` 404 makes it an error page. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, compress }: Site,
  file: ServedFile,
  status: 200 | 404,
): Promise<void> {
  const name = file.segments.at(-1) ?? ''
  const encodings = isCompressible(name)
    ? acceptedEncodings(request.headers['accept-encoding']?.toString())
    : []
  const sibling = await findCompressedSibling(root, file, encodings)
  const path = sibling?.path ?? file.path
  const handle = await open(path)
  try {
    const { size, mtimeNs } = await handle.stat({ bigint: true })
    const encoding = sibling?.encoding ?? (size > largestNotCompressed ? encodings[0] : undefined)
    const tag = entityTag({ size, mtimeNs }, encoding)

    response.setHeader('Content-Type', contentType(name))
    response.setHeader('Cache-Control', cacheControl(file.segments))
    if (isCompressible(name)) response.setHeader('Vary', 'Accept-Encoding')
    // An error page is not the document that was asked for, so it has no tag to ask for it again.
    if (status === 200) response.setHeader('ETag', tag)

    if (status === 200 && isKnown(request.headers['if-none-match'], tag)) {
      response.writeHead(304).end()
    } else if (encoding) {
      const read = () => handle.readFile()
      const body = sibling ? await read() : await compress({ path, size, mtimeNs, read }, encoding)
      response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': body.length })
      response.end(body)
    } else {
      await sendPlain(request, response, { handle, size: Number(size), tag }, status)
    }
  } finally {
    await handle.close()
  }
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
