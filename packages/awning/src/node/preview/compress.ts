import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

export type Source = {
  path: string
  mtimeNs: bigint
  size: bigint
  read: () => Promise<Buffer>
}

export type Compress = (source: Source, encoding: Encoding) => Promise<Buffer>

const encoders: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content),
}

/** Compresses, and caches the `limit` results that were used last. */
export function createCompressor(limit = 256): Compress {
  const results = new Map<string, Promise<Buffer>>()

  return function compress(source, encoding) {
    const key = [encoding, source.size, source.mtimeNs, source.path].join(' ')
    // The cache holds promises, so that simultaneous requests share the work.
    const result = results.get(key) ?? source.read().then(encoders[encoding])
    // A Map is in the order of insertion: what was just used moves to the end.
    results.delete(key)
    results.set(key, result)
    result.catch(() => results.delete(key))
    const [oldest] = results.keys()
    if (results.size > limit && oldest !== undefined) results.delete(oldest)
    return result
  }
}
