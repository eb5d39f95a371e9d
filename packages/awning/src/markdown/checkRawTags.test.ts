import { describe, expect, it } from 'vitest'
import { parsePolicy } from '../config/contentPolicy.ts'
import { compile } from './compile.ts'
import { htmlOf, plainCode, strings, stubResolver } from './compiling.testing.ts'

const site = {
  policy: parsePolicy(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https://ok.example; frame-src 'self' https://ok.example; form-action 'none'",
  ),
  origin: 'https://site.example',
}
const resolve = {
  ...stubResolver,
  image: (source: string) =>
    source.startsWith('https:') ? { src: source } : stubResolver.image(source),
}

const compiled = (source: string, format: 'md' | 'mdx' = 'md') =>
  compile({ source, format, resolve, strings, codeSettings: plainCode, policy: site }, false)

const told = (source: string, format?: 'mdx') =>
  compiled(source, format).diagnostics.map(
    ({ severity, line, column, message }) => `${line}:${column} ${severity}: ${message}`,
  )

describe('HTML in a text', () => {
  it.each([
    ['a\n\n<p>b\n<img src="https://x.example/a.png" alt=""></p>', /^4:1 error: the picture https/],
    ['<video src="https://x.example/a.mp4"></video>', /^1:1 error: the video or sound/],
    ['a <iframe src="https://x.example/" title="x"></iframe>', /^1:3 error: the frame https/],
    ['<iframe src="https://ok.example/"></iframe>', /^1:1 error: the frame has no title/],
    ['<iframe title=" " src="/x"></iframe>', /^1:1 error: the frame has no title/],
    ['<script src="https://x.example/a.js"></script>', /^1:1 error: the script https/],
    ['<script>alert(1)</script>', /^1:1 error: inline scripts and handlers have no effect in .md/],
    ['<b onclick="x()">a</b>', /^1:1 error: inline scripts and handlers have no effect in .md/],
    ['<p style="color: red">a</p>', /^1:1 error: a style attribute has no effect/],
    ['<style>p { color: red }</style>', /^1:1 error: a style element has no effect/],
    ['<form action="https://x.example/"></form>', /^1:1 error: the form cannot be sent/],
    ['<a href="javascript:x()">a</a>', /^1:1 error: a link with javascript:/],
    ['[a](javascript:x())', /^1:1 error: a link with javascript:/],
    ['a ![b](https://x.example/a.png)', /^1:3 error: the picture https:\/\/x.example\/a.png is/],
    ['![b](https://ok.example/a.png)', /^1:1 warning: the size of the picture https/],
    ['<img src="https://ok.example/a.png" alt="b" width="9">', /^1:1 warning: the size of the/],
  ])('is reported with its line: %s', (source, expected) => {
    expect(told(source)).toEqual([expect.stringMatching(expected)])
  })

  it.each([
    '<img src="https://ok.example/a.png" alt="b" width="9" height="9">',
    '<iframe src="https://ok.example/" title="x"></iframe>',
    '<script type="application/json">{}</script>',
    '<img src="/a.png" alt="">',
    '`<img src="https://x.example/a.png">`',
  ])('is not reported without a mistake: %s', (source) => {
    expect(told(source)).toEqual([])
  })
})

describe('JSX in a text', () => {
  it.each([
    ['<img src="https://x.example/a.png" alt="" />', /^1:1 error: the picture https/],
    ['<img srcSet="https://x.example/a.png 2x" alt="" />', /^1:1 error: the picture https/],
    ['<iframe src="https://ok.example/" />', /^1:1 error: the frame has no title/],
    ['<p style={{ color: "red" }}>a</p>', /^1:1 error: a style attribute has no effect/],
  ])('is reported with its line: %s', (source, expected) => {
    expect(told(source, 'mdx')).toEqual([expect.stringMatching(expected)])
  })

  it.each([
    '<Frame src="https://x.example/" />',
    '<iframe src={address} title={name} />',
    '<button onClick={() => {}}>a</button>',
  ])('is not reported where nothing is wrong or known: %s', (source) => {
    expect(told(source, 'mdx')).toEqual([])
  })
})

describe('a frame', () => {
  it('loads when the reader comes near, and cannot lead away from the page', () => {
    expect(htmlOf(compiled('<iframe src="https://ok.example/" title="x"></iframe>'))).toMatch(
      /^<iframe loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="[a-z -]+" src="https:\/\/ok.example\/" title="x"><\/iframe>$/,
    )
    expect(htmlOf(compiled('<iframe src="https://ok.example/" title="x"></iframe>'))).not.toContain(
      'top-navigation',
    )
  })

  it('keeps what its author wrote', () => {
    const html =
      '<iframe loading="eager" sandbox referrerpolicy="origin" src="https://ok.example/" title="x"></iframe>'
    expect(htmlOf(compiled(html))).toBe(html)
  })

  it('of the site itself has no sandbox', () => {
    expect(htmlOf(compiled('<iframe src="/x" title="x"></iframe>'))).toBe(
      '<iframe loading="lazy" src="/x" title="x"></iframe>',
    )
  })

  it('in JSX has the same attributes', () => {
    const { moduleCode } = compiled('<iframe src="https://ok.example/" title="x" />', 'mdx')
    expect(moduleCode).toMatch(/loading: "lazy"/)
    expect(moduleCode).toMatch(/referrerPolicy: "strict-origin-when-cross-origin"/)
    expect(moduleCode).toMatch(/sandbox: "allow-/)
  })
})
