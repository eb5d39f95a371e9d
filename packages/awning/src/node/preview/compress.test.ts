import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createCompressor } from './compress.ts'
import type { Source } from './compress.ts'

const content = Buffer.from('杂货铺 '.repeat(500))

function source(path: string, over: Partial<Source> = {}) {
  const read = vi.fn(async () => content)
  return { path, mtimeNs: 1n, size: BigInt(content.length), read, ...over }
}

describe('createCompressor', () => {
  it('returns data that decompresses to the same bytes', async () => {
    const compress = createCompressor()
    const br = await compress(source('a'), 'br')
    const gzip = await compress(source('a'), 'gzip')
    expect(brotliDecompressSync(br)).toEqual(content)
    expect(gunzipSync(gzip)).toEqual(content)
    expect(br.length).toBeLessThan(content.length)
  })

  it('reads an unchanged file once, also when requests come together', async () => {
    const compress = createCompressor()
    const file = source('a')
    await Promise.all([compress(file, 'br'), compress(file, 'br')])
    await compress(file, 'br')
    expect(file.read).toHaveBeenCalledTimes(1)
  })

  it('reads again for another encoding, time or size', async () => {
    const compress = createCompressor()
    await compress(source('a'), 'br')
    const others = [source('a', { mtimeNs: 2n }), source('a', { size: 7n }), source('b')]
    for (const other of others) {
      await compress(other, 'br')
      expect(other.read).toHaveBeenCalledTimes(1)
    }
    const again = source('a')
    await compress(again, 'gzip')
    expect(again.read).toHaveBeenCalledTimes(1)
  })

  it('evicts the least recently used result', async () => {
    const compress = createCompressor(2)
    const [a, b, c] = [source('a'), source('b'), source('c')]
    for (const file of [a, b, a, c, a, b]) await compress(file, 'br')
    expect(a.read).toHaveBeenCalledTimes(1)
    expect(b.read).toHaveBeenCalledTimes(2)
  })

  it('does not cache a failure', async () => {
    const compress = createCompressor()
    const failing = source('a', { read: () => Promise.reject(new Error('unreadable')) })
    await expect(compress(failing, 'br')).rejects.toThrow('unreadable')
    expect(brotliDecompressSync(await compress(source('a'), 'br'))).toEqual(content)
  })
})
