import { describe, expect, it } from 'vitest'
import { namedFiles, namedPictures } from './namedFiles.ts'

describe('the files that a text names', () => {
  it('are found in HTML, in payloads with their escapes, and in sets of sources', () => {
    const text =
      '<link href="/assets/page-12345678.css"><img srcset="/assets/a-1.png 1x, /assets/a-2.png 2x">' +
      '1:{"html":"<img src=\\"/assets/shop-8619c1e2b9.svg\\">"}'
    expect(namedFiles(text, '/')).toEqual([
      '/assets/page-12345678.css',
      '/assets/a-1.png',
      '/assets/a-2.png',
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
    const text = 'import{n as e}from"./jsx-Wy9s6hX0.js";const x=()=>import(`./later-a_b-c.js`)'
    expect(namedFiles(text, '/shop/')).toEqual([
      '/shop/assets/jsx-Wy9s6hX0.js',
      '/shop/assets/later-a_b-c.js',
    ])
  })

  it('are not the ends of longer addresses, nor what follows a scheme', () => {
    const text =
      '"https://shop.example/assets/social-1.png" "css:/assets/DocPage-1.css" "/other/assets/x-1.js"'
    expect(namedFiles(text, '/')).toEqual([])
  })

  it('are below the base of the site', () => {
    expect(namedFiles('"/assets/a-1.js" "/shop/assets/b-1.js"', '/shop/')).toEqual([
      '/shop/assets/b-1.js',
    ])
  })

  it('may be pictures under names without a hash, once each', () => {
    const html =
      '<link rel="icon" href="/favicon.svg"><img src="/img/a.png"><img src="/img/a.png"><a href="/docs/a">'
    expect(namedPictures(html, '/')).toEqual(['/favicon.svg', '/img/a.png'])
  })
})
