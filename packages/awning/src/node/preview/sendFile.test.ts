import { rename, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from './rawRequest.testing.ts'
import { startPreview } from './server.ts'
import type { Preview } from './server.ts'
import { temporarySite } from './temporarySite.testing.ts'

const long = '杂货铺的一页。\n'.repeat(200)
const digits = '0123456789'
const everything = { 'accept-encoding': 'gzip, deflate, br, zstd' }

let site: Awaited<ReturnType<typeof temporarySite>>
let preview: Preview

beforeAll(async () => {
  site = await temporarySite({
    'index.html': long,
    '404.html': long,
    'short.txt': 'a'.repeat(1024),
    'digits.txt': digits,
    'empty.txt': '',
    'photo.png': Buffer.alloc(5000),
    'assets/app-0a1b2c3d.js': long,
    'assets/app.js': long,
    'both.css': long,
    'both.css.br': 'the brotli sibling',
    'both.css.gz': 'the gzip sibling',
    'zipped.css': long,
    'zipped.css.gz': gzipSync(long),
    'small.css': 'a{}',
    'small.css.br': 'the small sibling',
    'bundle.zip': 'archive',
    'bundle.zip.gz': 'not meant as an encoding',
    'escape.css': long,
  })
  await writeFile(join(site.folder, 'secret'), 'secret')
  await symlink(join(site.folder, 'secret'), join(site.root, 'escape.css.br'))
  preview = await startPreview({ root: site.root, base: '/', port: 0 })
})

afterAll(async () => {
  await preview.close()
  await site.remove()
})

function get(path: string, headers: Record<string, string> = {}) {
  return rawRequest(preview.port, path, { headers })
}

describe('compression', () => {
  it('sends brotli to clients that accept it', async () => {
    const { headers, body } = await get('/', everything)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(brotliDecompressSync(body).toString()).toBe(long)
  })

  it('sends gzip to clients that refuse brotli', async () => {
    const { headers, body } = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(long)
  })

  it('sends the uncompressed file to clients that accept neither, with Vary', async () => {
    const { headers, text } = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('Accept-Encoding')
    expect(text).toBe(long)
  })

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000 , gzip ; q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*, br;q=0', 'gzip'],
    ['identity;q=1, *;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['br;q=nonsense, gzip', 'gzip'],
    ['deflate, zstd', undefined],
  ])('answers those who accept %j with %j', async (accepted, encoding) => {
    const { headers } = await get(
      '/',
      accepted === undefined ? {} : { 'accept-encoding': accepted },
    )
    expect(headers['content-encoding']).toBe(encoding)
  })

  it('uses the other sibling where the better one is missing, and the next encoding', async () => {
    const both = await get('/both.css', { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' })
    expect(both.text).toBe('the gzip sibling')
    expect(
      (await get('/zipped.css', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBe('br')
  })

  it('does not compress small files and formats that are compressed already', async () => {
    const short = await get('/short.txt', everything)
    expect(short.headers['content-encoding']).toBeUndefined()
    expect(short.headers.vary).toBe('Accept-Encoding')
    const photo = await get('/photo.png', everything)
    expect(photo.headers['content-encoding']).toBeUndefined()
    expect(photo.headers.vary).toBeUndefined()
    expect(photo.body).toEqual(Buffer.alloc(5000))
  })

  it('compresses the not-found page too', async () => {
    const { status, headers, body } = await get('/nope', everything)
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
    expect(brotliDecompressSync(body).toString()).toBe(long)
  })

  it('responds to HEAD with the length of GET', async () => {
    const { headers } = await get('/', everything)
    const head = await rawRequest(preview.port, '/', { method: 'HEAD', headers: everything })
    expect(head.headers).toMatchObject({
      'content-length': headers['content-length'],
      'content-encoding': 'br',
      etag: headers.etag,
    })
    expect(head.body).toHaveLength(0)
  })

  it('prefers the files that the build compressed', async () => {
    const br = await get('/both.css', everything)
    expect([br.headers['content-encoding'], br.text]).toEqual(['br', 'the brotli sibling'])
    expect(br.headers['content-type']).toBe('text/css; charset=utf-8')
    const gzip = await get('/both.css', { 'accept-encoding': 'gzip' })
    expect([gzip.headers['content-encoding'], gzip.text]).toEqual(['gzip', 'the gzip sibling'])
    const zipped = await get('/zipped.css', everything)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect((await get('/small.css', everything)).text).toBe('the small sibling')
    expect((await get('/both.css')).text).toBe(long)
  })

  it('uses no sibling for a file that is not text', async () => {
    expect((await get('/bundle.zip', everything)).text).toBe('archive')
  })

  it('uses no sibling that leads out of the root', async () => {
    const { body } = await get('/escape.css', everything)
    expect(brotliDecompressSync(body).toString()).toBe(long)
  })

  it('notices a changed file', async () => {
    const path = join(site.root, 'changing.txt')
    const bodyNow = async () => brotliDecompressSync((await get('/changing.txt', everything)).body)
    await writeFile(path, 'a'.repeat(2000))
    await utimes(path, 1, 1)
    expect((await bodyNow()).toString()).toBe('a'.repeat(2000))
    await writeFile(`${path}.new`, 'b'.repeat(2000))
    await utimes(`${path}.new`, 2, 2)
    await rename(`${path}.new`, path)
    expect((await bodyNow()).toString()).toBe('b'.repeat(2000))
  })
})

describe('caching', () => {
  it('lets hashed assets be cached forever, and nothing else', async () => {
    const cacheControl = async (path: string) => (await get(path)).headers['cache-control']
    expect(await cacheControl('/assets/app-0a1b2c3d.js')).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of ['/', '/assets/app.js', '/assets/gone-0a1b2c3d.js', '/photo.png']) {
      expect(await cacheControl(path)).toBe('no-cache')
    }
  })

  it('answers 304 to clients that have the file', async () => {
    const { headers } = await get('/', everything)
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"/)
    const again = await get('/', { ...everything, 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers.vary).toBe('Accept-Encoding')
    expect(again.headers['cache-control']).toBe('no-cache')
    expect((await get('/', { ...everything, 'if-none-match': '"other"' })).status).toBe(200)
  })

  it.each([
    ['plain', {}],
    ['compressed', everything],
  ])('knows the tag of a %s answer in any list', async (_, accept) => {
    const { etag = '' } = (await get('/', accept)).headers
    const statusFor = async (known: string) =>
      (await get('/', { ...accept, 'if-none-match': known })).status
    for (const known of [etag, `W/${etag}`, `"b", ${etag}`, ` ${etag} `, '*'])
      expect(await statusFor(known)).toBe(304)
    for (const other of ['"b"', etag.slice(1, -1), `"a${etag.slice(1)}`])
      expect(await statusFor(other)).toBe(200)
  })

  it('gives each encoding a tag of its own', async () => {
    const tags = [
      await get('/'),
      await get('/', everything),
      await get('/', { 'accept-encoding': 'gzip' }),
    ]
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('never answers 304 for what does not exist', async () => {
    const { status, headers } = await get('/nope', { 'if-none-match': '*' })
    expect([status, headers.etag]).toEqual([404, undefined])
  })
})

describe('ranges', () => {
  it('sends the range that is requested', async () => {
    const { status, headers, text } = await get('/digits.txt', { range: 'bytes=2-4' })
    expect([status, text]).toEqual([206, '234'])
    expect(headers['content-range']).toBe('bytes 2-4/10')
    expect(headers['content-length']).toBe('3')
    expect((await get('/digits.txt', { range: 'bytes=-2' })).text).toBe('89')
  })

  it.each([
    ['bytes=0-3', 'bytes 0-3/10'],
    ['bytes=4-', 'bytes 4-9/10'],
    ['bytes=-3', 'bytes 7-9/10'],
    ['bytes=-99', 'bytes 0-9/10'],
    ['bytes=8-99', 'bytes 8-9/10'],
    ['Bytes=9-9', 'bytes 9-9/10'],
  ])('finds the part %s of ten bytes', async (range, found) => {
    const { status, headers, text } = await get('/digits.txt', { range })
    expect([status, headers['content-range']]).toEqual([206, found])
    const [, start, end] = /(\d+)-(\d+)/.exec(found) ?? []
    expect(text).toBe(digits.slice(Number(start), Number(end) + 1))
  })

  it.each([
    ['/digits.txt', 'bytes=10-'],
    ['/digits.txt', 'bytes=99999999999999999999-'],
    ['/digits.txt', 'bytes=-0'],
    ['/empty.txt', 'bytes=0-'],
    ['/empty.txt', 'bytes=-5'],
  ])('cannot satisfy the range of %s that is %s', async (path, range) => {
    const { status, headers } = await get(path, { range })
    expect([status, headers['cache-control']]).toEqual([416, 'no-cache'])
    expect(headers['content-range']).toBe(path === '/empty.txt' ? 'bytes */0' : 'bytes */10')
  })

  it.each(['', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    'ignores the range %j',
    async (range) => {
      const { status, text } = await get('/digits.txt', { range })
      expect([status, text]).toEqual([200, digits])
    },
  )

  it('answers 416 to a range outside of the file', async () => {
    const { status, headers } = await get('/digits.txt', { range: 'bytes=10-' })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  it('sends the whole file for several ranges, for HEAD and for an empty file without one', async () => {
    const several = await get('/digits.txt', { range: 'bytes=0-1,3-4' })
    expect([several.status, several.text]).toEqual([200, digits])
    const headers = { range: 'bytes=2-4' }
    const head = await rawRequest(preview.port, '/digits.txt', { method: 'HEAD', headers })
    expect([head.status, head.headers['content-length']]).toEqual([200, '10'])
    const empty = await get('/empty.txt')
    expect([empty.status, empty.text, empty.headers['content-length']]).toEqual([200, '', '0'])
  })

  it('offers ranges on plain answers only', async () => {
    expect((await get('/')).headers['accept-ranges']).toBe('bytes')
    const { status, headers, body } = await get('/', { ...everything, range: 'bytes=0-1' })
    expect([status, headers['accept-ranges']]).toEqual([200, undefined])
    expect(brotliDecompressSync(body).toString()).toBe(long)
    expect((await get('/nope', { range: 'bytes=0-1' })).status).toBe(404)
  })

  it('sends a part only of the version that If-Range names', async () => {
    const { etag = '' } = (await get('/digits.txt')).headers
    const range = 'bytes=0-1'
    expect((await get('/digits.txt', { range, 'if-range': etag })).status).toBe(206)
    expect((await get('/digits.txt', { range, 'if-range': '"older"' })).status).toBe(200)
  })
})

describe('the headers of _headers', () => {
  it('are sent with every response, but no error page is cached under the requested address', async () => {
    const own = await temporarySite({
      'index.html': 'home',
      '404.html': 'not here',
      'assets/a.js': 'a',
      _headers:
        "/*\n  Cache-Control: public, max-age=0\n  Content-Security-Policy: frame-ancestors 'self'\n" +
        '/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
    })
    const { port, close } = await startPreview({ root: own.root, base: '/', port: 0 })
    const headersOf = async (path: string) => (await rawRequest(port, path)).headers
    expect(await headersOf('/')).toMatchObject({
      'cache-control': 'public, max-age=0',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    })
    expect((await headersOf('/assets/a.js'))['cache-control']).toBe('immutable')
    expect(await headersOf('/assets/gone.js')).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'self'",
    })
    await close()
    await own.remove()
  })
})
