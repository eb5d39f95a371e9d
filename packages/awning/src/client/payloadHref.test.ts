import { describe, expect, it } from 'vitest'
import { payloadHref } from './payloadHref.ts'

describe('payloadHref', () => {
  it.each([
    ['/', '/index.txt'],
    ['/en/', '/en/index.txt'],
    ['/blog', '/blog/index.txt'],
    ['/blog/', '/blog/index.txt'],
    ['/blog/index.html', '/blog/index.txt'],
    ['/index.html', '/index.txt'],
    ['/blog/tags/%E5%B7%A5', '/blog/tags/%E5%B7%A5/index.txt'],
  ])('of %s is %s, whatever form of the address was used', (pathname, href) => {
    expect(payloadHref(pathname)).toBe(href)
  })
})
