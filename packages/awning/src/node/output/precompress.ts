import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from '../preview/contentType.ts'
import type { OutputFolder } from './outputFolder.ts'

/** Below this, headers outweigh what is saved. */
const smallest = 1024

/** As many as zlib has threads. */
const atOnce = 4

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
      const both = [`${path}.br`, `${path}.gz`]
      if (!output.isFresh(path) && output.keepAll(both)) continue
      const bytes = output.readBytes(path)
      if (bytes.length < smallest) continue
      const [br, gz] = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })])
      output.write(`${path}.br`, br)
      output.write(`${path}.gz`, gz)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
