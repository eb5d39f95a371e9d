import { mkdirSync, symlinkSync } from 'node:fs'
import sharp from 'sharp'
import type { Mistake } from './mistake.ts'

/** A picture that does not compress well, so that its first half is no whole picture. */
const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251))
const picture = sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
const svg = (inside: string, attributes = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"') =>
  Buffer.from(`<svg ${attributes}>${inside}</svg>`)

/** A picture without mistakes in each format. */
export const goodPictures: Readonly<Record<string, Buffer>> = {
  png: await picture.clone().png().toBuffer(),
  jpg: await picture.clone().jpeg().toBuffer(),
  webp: await picture.clone().webp().toBuffer(),
  gif: await picture.clone().gif().toBuffer(),
  avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
  svg: svg('<title>A</title><path d="M0 0h9"/>'),
}

const { png = Buffer.alloc(0) } = goodPictures
const huge = Buffer.from(png)
huge.writeUInt32BE(60_000, 16)
huge.writeUInt32BE(60_000, 20)

const of = (format: string, name: string, data: Mistake['data'], message: RegExp): Mistake => ({
  name: `${format}: ${name}`,
  file: format,
  data,
  place: '5:1',
  message,
})

export const pictureMistakes: readonly Mistake[] = [
  ...Object.entries(goodPictures).flatMap(([format, bytes]) => [
    of(format, 'empty', Buffer.alloc(0), /is an empty file|is no SVG picture/),
    of(format, 'cut off', bytes.subarray(0, bytes.length / 2), /end is missing|does not close/),
    of(format, 'only a beginning', bytes.subarray(0, 12), /damaged|xmlns/),
    of(format, 'a web page', Buffer.from('<!doctype html><p>x</p>'), /no picture|no SVG/),
    of(format, 'a folder', (path) => mkdirSync(path), /does not exist/),
    of(format, 'a broken link', (path) => symlinkSync('nowhere', path), /does not exist/),
  ]),
  of('png', '60000 × 60000 pixels', huge, /60000 × 60000 pixels/),
  of(
    'png',
    'a pointer of Git LFS',
    Buffer.from('version https://git-lfs.github.com/spec/v1\n'),
    /LFS/,
  ),
  of('svg', 'without xmlns', svg('', 'viewBox="0 0 9 9"'), /xmlns/),
  of('svg', 'an element that is not closed', svg('<g>'), /<\/svg> where <g>/),
  of('svg', 'an element closed twice', svg('</g>'), /<\/g> where <svg>/),
]
