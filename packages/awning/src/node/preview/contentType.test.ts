import { describe, expect, it } from 'vitest'
import { contentType, isCompressible } from './contentType.ts'

describe('contentType', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.mjs', 'text/javascript; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.js.map', 'application/json; charset=utf-8'],
    ['index.txt', 'text/plain; charset=utf-8'],
    ['a.svg', 'image/svg+xml; charset=utf-8'],
    ['rss.xml', 'application/xml; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['a.md', 'text/markdown; charset=utf-8'],
    ['a.png', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.webp', 'image/webp'],
    ['a.avif', 'image/avif'],
    ['a.gif', 'image/gif'],
    ['favicon.ico', 'image/x-icon'],
    ['a.woff2', 'font/woff2'],
    ['a.pdf', 'application/pdf'],
    ['a.zip', 'application/zip'],
    ['a.wasm', 'application/wasm'],
  ])('knows %s', (name, type) => {
    expect(contentType(name)).toBe(type)
  })

  it('does not care about the case of the extension', () => {
    expect(contentType('PHOTO.PNG')).toBe('image/png')
  })

  it.each(['CNAME', 'a.constructor', 'a.unheard-of'])(
    'is application/octet-stream for %s',
    (name) => {
      expect(contentType(name)).toBe('application/octet-stream')
    },
  )
})

describe('isCompressible', () => {
  it('is true of text and false of what is compressed already or not known', () => {
    expect(['a.html', 'a.SVG', 'a.txt', 'a.wasm'].filter(isCompressible)).toHaveLength(4)
    expect(['a.png', 'a.woff2', 'a.zip', 'CNAME', 'a.constructor'].filter(isCompressible)).toEqual(
      [],
    )
  })
})
