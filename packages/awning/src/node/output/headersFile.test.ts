import { describe, expect, it } from 'vitest'
import { headersFile } from './headersFile.ts'

type Rules = readonly { readonly path: string; readonly headers: Record<string, string> }[]

/** Both hosts: a line that begins with a slash is a path, every other one a header. */
function rulesIn(text: string): Rules {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').map((written) => written.trim())) {
    if (line.startsWith('/')) rules.push({ path: line, headers: {} })
    else if (line !== '') {
      const [name = '', ...value] = line.split(':')
      expect(name).toMatch(/^[A-Za-z-]+$/)
      expect(value.join(':').trim()).not.toBe('')
      Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value.join(':').trim() })
    }
  }
  return rules
}

const matching = (rules: Rules, address: string) =>
  rules.filter(({ path }) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  )

/** Netlify: of two rules with the same header, the last counts. */
const onNetlify = (rules: Rules, address: string) =>
  Object.assign({}, ...matching(rules, address).map(({ headers }) => headers)) as object

/** Cloudflare: of two rules with the same header, the values are joined. */
function onCloudflare(rules: Rules, address: string): object {
  const joined = new Map<string, string>()
  for (const { headers } of matching(rules, address))
    for (const [name, value] of Object.entries(headers)) {
      const before = joined.get(name)
      joined.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  return Object.fromEntries(joined)
}

describe.each(['/', '/docs/'])('_headers of a site at %s', (base) => {
  const text = String(headersFile({ base }, 'no-site').make())
  const rules = rulesIn(text)

  it.each([
    ['assets/index-0123456789.js', 'public, max-age=31536000, immutable'],
    ['sw.js', 'no-cache'],
    ['', undefined],
    ['docs/assets', undefined],
    ['my-sw.js', undefined],
  ])('has both hosts send the same for %s', (path, cacheControl) => {
    const headers = onNetlify(rules, base + path)
    expect(onCloudflare(rules, base + path)).toEqual(headers)
    expect(headers).toEqual({
      'content-security-policy': "frame-ancestors 'self'",
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
    })
  })

  it('keeps to what both understand: no removal of headers, one star in a path, short lines', () => {
    expect(text).not.toContain('!')
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const { path } of rules) expect(path.split('*').length).toBeLessThanOrEqual(2)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
    expect(rules.filter(({ path }) => !path.startsWith(base))).toEqual([])
  })
})
