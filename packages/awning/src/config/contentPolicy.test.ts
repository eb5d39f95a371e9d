import { describe, expect, it } from 'vitest'
import { isAllowed, parsePolicy } from './contentPolicy.ts'

const policy = parsePolicy(
  "default-src 'self'; img-src 'self' data: https://a.example https://*.b.example http://c.example:8080; object-src 'none'",
)
const allowed = (address: string, directive = 'img-src') =>
  isAllowed(policy, directive, address, 'https://site.example')

describe('what a policy allows', () => {
  it.each([
    '/a.png',
    'a.png',
    '',
    'https://site.example/a.png',
    'data:image/png;base64,AA',
    'https://a.example/x.png',
    '//a.example/x.png',
    ' https://a.example/x.png',
    'https://x.b.example/x.png',
    'https://x.y.b.example/x.png',
    'http://c.example:8080/x.png',
    'https://c.example:8080/x.png',
    'https://[broken',
  ])('%s', (address) => {
    expect(allowed(address)).toBe(true)
  })

  it.each([
    'https://other.example/x.png',
    'http://a.example/x.png',
    'https://a.example:444/x.png',
    'https://aa.example/x.png',
    'https://x.a.example/x.png',
    'https://b.example/x.png',
    'https://notb.example/x.png',
    'https://c.example/x.png',
    'blob:https://a.example/1',
    'https://a.example.other.example/x.png',
  ])('not %s', (address) => {
    expect(allowed(address)).toBe(false)
  })

  it('falls back to default-src, but not where a directive says none', () => {
    expect(allowed('/a.mp4', 'media-src')).toBe(true)
    expect(allowed('https://a.example/a.mp4', 'media-src')).toBe(false)
    expect(allowed('/a.swf', 'object-src')).toBe(false)
  })
})
