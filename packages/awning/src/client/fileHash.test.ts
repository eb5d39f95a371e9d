import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { pictureFormats } from '../config/pictureFormats.ts'
import { pictureWithHash, scriptWithHash } from '../node/output/hashAtEnd.ts'
import { isWholePicture } from '../content/isWholePicture.ts'
import { carriesHash, isIntact } from './fileHash.ts'

const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)

describe('a name', () => {
  it.each([
    '/assets/part-0123456789.txt',
    '/assets/%E5%9B%BE-0123456789.PNG',
    '/assets/app-C_Cd-wE8.js',
    '/assets/a-0123456789-480w.webp',
    '/assets/a-0123456789-480w.avif',
  ])('%s promises bytes that can be checked', (href) => expect(carriesHash(href)).toBe(true))

  it.each(['/assets/app.js', '/favicon.svg', '/assets/day-20240101.png', '/assets/a-0123456789'])(
    '%s does not',
    (href) => expect(carriesHash(href)).toBe(false),
  )
})

describe('bytes are those of the build', async () => {
  const picture = Buffer.from('RIFF\0\0\0\0 a picture')
  const files: readonly (readonly [href: string, bytes: Buffer])[] = [
    [`/assets/%E5%9B%BE-${hash}.svg`, text],
    ['/assets/app-C_Cd-wE8.js', scriptWithHash('app-C_Cd-wE8.js', Buffer.from('run()'))],
    ...pictureFormats.map(
      (format) =>
        [
          `/sub/assets/%E5%9B%BE-0123456789-480w.${format}`,
          pictureWithHash(format, `图-0123456789-480w.${format}`, picture),
        ] as const,
    ),
  ]

  it.each(files)('when they have the hash of %s, and in no other case', async (href, bytes) => {
    const isRight = (changed: Uint8Array) => isIntact(href, new Uint8Array(changed))
    expect(await isRight(bytes)).toBe(true)
    expect(await isRight(bytes.subarray(0, -1))).toBe(false)
    expect(await isRight(bytes.subarray(1))).toBe(false)
    expect(await isRight(Buffer.concat([bytes, Buffer.from('\n')]))).toBe(false)
    expect(await isRight(Buffer.of())).toBe(false)
    expect(await isRight(Buffer.alloc(bytes.length, 'x'))).toBe(false)
    expect(await isRight(Buffer.from('<!doctype html><title>Log in</title>'))).toBe(false)
  })

  it('and never those of another file', async () => {
    const other = scriptWithHash('other-12345678.js', Buffer.from('run()'))
    expect(await isIntact('/assets/app-C_Cd-wE8.js', new Uint8Array(other))).toBe(false)
  })
})

describe('a photograph with its hash', () => {
  it.each(pictureFormats)('is the same picture in %s, in a whole container', async (format) => {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 4, background: '#8a5a2b80' },
    })
      .toFormat(format)
      .toBuffer()
    const hashed = pictureWithHash(format, `a.${format}`, picture)
    expect(isWholePicture(hashed)).toBe(true)
    expect(isWholePicture(hashed.subarray(0, -1))).toBe(false)
    expect(await sharp(hashed).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
  })
})
