import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from '../preview/contentType.ts'
import type { OutputFolder } from './outputFolder.ts'

/** In bytes. For smaller files compression saves less than the headers add. */
const minSize = 1024

/** The number of threads that zlib uses. */
const concurrency = 4

const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Writes `.br` and `.gz` next to every compressible file, for hosts that serve precompressed files. */
export async function precompress(output: OutputFolder): Promise<void> {
  const queue = [...output.paths].filter(isCompressible)
  const work = async (): Promise<void> => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const compressed = [`${path}.br`, `${path}.gz`]
      if (!output.isNew(path) && output.reuseAll(compressed)) continue
      const bytes = output.readBytes(path)
      if (bytes.length < minSize) continue
      const [br, gz] = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })])
      output.write(`${path}.br`, br)
      output.write(`${path}.gz`, gz)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
