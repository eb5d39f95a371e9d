import { describe, expect, it } from 'vitest'
import { namedFiles, namedPictures } from './namedFiles.ts'

describe('the files that a text names', () => {
  it('are found in HTML, in payloads with their escapes, and in sets of sources', () => {
    const text =
      '<link href="/assets/page-1234567890.css"><img srcset="/assets/a-0000000001.png 1x, /assets/a-0000000002.png 2x">' +
      '1:{"html":"<img src=\\"/assets/shop-8619c1e2b9.svg\\">"}'
    expect(namedFiles(text, '/')).toEqual([
      '/assets/page-1234567890.css',
      '/assets/a-0000000001.png',
      '/assets/a-0000000002.png',
      '/assets/shop-8619c1e2b9.svg',
    ])
  })

  it('are pictures in WebP only where there is no AVIF, since all browsers with a worker show that', () => {
    const text =
      '"/assets/a-0123456789-480w.avif 480w" "/assets/a-0123456789-480w.webp 480w" ' +
      '"/assets/b-0123456789-90w.webp 90w" "/assets/c-0123456789.webp"'
    expect(namedFiles(text, '/')).toEqual([
      '/assets/a-0123456789-480w.avif',
      '/assets/b-0123456789-90w.webp',
      '/assets/c-0123456789.webp',
    ])
  })

  it('are the neighbours that a script imports, at once or later', () => {
    const text = 'import{n as e}from"./jsx-Wy9s6hX0.js";const x=()=>import(`./later-a_b-c-12.js`)'
    expect(namedFiles(text, '/shop/')).toEqual([
      '/shop/assets/jsx-Wy9s6hX0.js',
      '/shop/assets/later-a_b-c-12.js',
    ])
  })

  it('are not the ends of longer addresses, nor what follows a scheme', () => {
    const text =
      '"https://shop.example/assets/social-0000000001.png" "css:/assets/DocPage-0000000001.css" "/other/assets/x-12345678.js"'
    expect(namedFiles(text, '/')).toEqual([])
  })

  it('are not the files without a hash that an example of code shows', () => {
    const text = '=<span class="t-s">"/assets/router.js"</span> <code>/assets/photo.jpg</code>'
    expect(namedFiles(text, '/')).toEqual([])
  })

  it('are below the base of the site', () => {
    expect(namedFiles('"/assets/a-12345678.js" "/shop/assets/b-12345678.js"', '/shop/')).toEqual([
      '/shop/assets/b-12345678.js',
    ])
  })

  it('may be pictures under names without a hash, once each', () => {
    const html =
      '<link rel="icon" href="/favicon.svg"><img src="/img/a.png"><img src="/img/a.png"><a href="/docs/a">'
    expect(namedPictures(html, '/')).toEqual(['/favicon.svg', '/img/a.png'])
  })
})
