import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishDocument, type DocumentParts } from './finishDocument.ts'

const html =
  '<html lang="zh"><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/x.js"/>' +
  '<link rel="modulepreload" href="/y.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body>text</body></html>'
const boot = 'const a="$&$1";start()'
const finish = (own: Partial<DocumentParts> = {}) =>
  finishDocument(html, {
    boot,
    colours: { light: '#ffffff', dark: '#000000' },
    entry: '/entry.js',
    scripts: ['/part.js', '/entry.js'],
    fetches: ['/index.txt', '/assets/shell.txt'],
    ...own,
  })
const policyOf = (document: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document)?.[1] ?? ''
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('a finished document', () => {
  it('has a doctype and contains what React rendered', () => {
    expect(finish()).toMatch(/^<!doctype html><html lang="zh">/)
    expect(finish()).toContain('<body>text</body>')
    expect(finish()).toContain('<link rel="stylesheet" href="/a.css"/>')
  })

  it('contains the colours of the browser bars before boot chooses one', () => {
    expect(finish()).toMatch(
      /<meta name="theme-color" content="#ffffff" data-light="#ffffff" data-dark="#000000"><script>/,
    )
  })

  it('runs boot before anything is loaded, exactly as it was bundled', () => {
    const document = finish()
    expect(document).toContain(`<script>${boot}</script>`)
    expect(document.indexOf('<meta charSet')).toBeLessThan(document.indexOf('<script>'))
    expect(document.indexOf('<script>')).toBeLessThan(document.indexOf('stylesheet'))
  })

  it('allows its inline scripts by their hashes, and no others', () => {
    const swap = 'swap()'
    const policy = policyOf(finish({ inline: [swap] }))
    expect(policy).toContain(`script-src 'self' ${hashOf(boot)} ${hashOf(swap)};`)
    expect(policy).not.toContain('unsafe')
  })

  it('allows only its own origin, and no inline styles', () => {
    const policy = policyOf(finish())
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toMatch(/https?:/)
  })

  it('puts the policy before the script that it allows', () => {
    const document = finish()
    expect(document.indexOf('Content-Security-Policy')).toBeLessThan(document.indexOf('<script>'))
  })

  it('has no policy in dev only, where Vite uses inline scripts', () => {
    expect(policyOf(finish({ policy: false }))).toBe('')
    expect(finish({ policy: false })).toContain(`<script>${boot}</script>`)
  })

  it('loads no script before the reader interacts, and lists once what is needed then', () => {
    const document = finish()
    const [, needed = ''] = /<template>(.*?)<\/template>/.exec(document) ?? []
    expect([
      ...needed.matchAll(/<link rel="(\w+)"(?: as="fetch")? href="([^"]+)">/g),
    ]).toMatchObject([
      { 1: 'modulepreload', 2: '/entry.js' },
      { 1: 'modulepreload', 2: '/part.js' },
      { 1: 'preload', 2: '/index.txt' },
      { 1: 'preload', 2: '/assets/shell.txt' },
    ])
    expect(document.replace(needed, '')).not.toContain('preload')
  })

  it('contains its styles, which the policy allows by their hash, and loads the whole sheets when the reader interacts', () => {
    const css = 'p{color:red}'
    const document = finish({
      styles: { css, hrefs: ['/all.css'] },
      headTags: '<style>b{}</style>',
    })
    expect(policyOf(document)).toContain(`style-src 'self' ${hashOf(css)};`)
    // The styles of the settings come last, also when the whole sheets are inserted before the template.
    expect(document).toMatch(
      /<style>p\{color:red\}<\/style><template>.*<link rel="stylesheet" href="\/all.css">.*<\/template><style>b\{\}<\/style><\/head>/,
    )
  })

  it('contains structured data, which no title can end', () => {
    const data = JSON.stringify({ name: '</script><img src=x onerror=alert(1)>' })
    const [, block = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(finish({ data })) ?? []
    expect(block).not.toContain('<')
    expect(JSON.parse(block)).toEqual(JSON.parse(data))
    expect(finish()).not.toContain('ld+json')
  })

  it('cannot be made from HTML without a charset, after which boot belongs', () => {
    const parts = { boot, colours: { light: '', dark: '' }, entry: '', scripts: [], fetches: [] }
    expect(() => finishDocument('<html><head></head></html>', parts)).toThrow('charset')
  })
})
