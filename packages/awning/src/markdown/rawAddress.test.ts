import { describe, expect, it } from 'vitest'
import { compileMd, htmlOf, stubResolver } from './compiling.testing.ts'
import { rawAddress } from './rawAddress.ts'

describe('HTML in a text', () => {
  it.each([
    ['<img alt="a" src="./shop.png">', '<img alt="a" src="/assets/shop.png">'],
    ["x <img src='./shop.png' width=20> y", '<p>x <img src="/assets/shop.png" width=20> y</p>'],
    ['<video controls src="a.mp4"></video>', '<p><video controls src="/assets/a.mp4"></video></p>'],
    [
      '<img alt="a" srcset="./shop.png, ./shop.png 2x">',
      '<img alt="a" srcset="/assets/shop.png, /assets/shop.png 2x">',
    ],
    [
      '<picture><source media="(width>1px)" srcset="./shop.png 1x,/a.png 2x"></picture>',
      '<source media="(width>1px)" srcset="/assets/shop.png 1x,/a.png 2x">',
    ],
    ['<video poster="./shop.png"></video>', '<video poster="/assets/shop.png"></video>'],
    ['<a href="other.md">b</a>', '<p><a href="/docs/other">b</a></p>'],
  ])('names files beside the text: %s', (source, html) => {
    expect(htmlOf(compileMd(source))).toContain(html)
  })

  it.each([
    '<img src="/shop.png" alt="">',
    '<img src="https://a.example/shop.png" alt="">',
    '<img src="./unknown.png" alt="">',
    '<img srcset="./unknown.png 2x, /shop.png, https://a.example/shop.png" alt="">',
    '<audio poster="./shop.png"></audio>',
    '<a href="/blog">b</a>',
    '<a href="#b">b</a>',
    '<a href="missing.md">b</a>',
  ])('is otherwise taken at its word: %s', (source) => {
    expect(htmlOf(compileMd(`<div>\n${source}\n</div>`))).toContain(source)
  })

  it('is checked by the address that readers get', () => {
    expect(compileMd('<p>\n<img src="./shop.png" alt="">\n</p>').links).toEqual([
      { written: './shop.png', href: '/assets/shop.png', line: 2, column: 1 },
    ])
    expect(compileMd('<img alt="" srcset="./shop.png 1x, ./no.png 2x">').links).toEqual([
      { written: './shop.png', href: '/assets/shop.png', line: 1, column: 1 },
      { written: './no.png', href: './no.png', line: 1, column: 1 },
    ])
  })
})

describe('an address that is resolved', () => {
  it('is none of a component or of another attribute', () => {
    expect(rawAddress('Card', 'href', 'other.md', stubResolver)).toBeUndefined()
    expect(rawAddress('img', 'alt', './shop.png', stubResolver)).toBeUndefined()
  })
})
