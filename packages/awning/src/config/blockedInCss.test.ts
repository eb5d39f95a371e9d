import { expect, it } from 'vitest'
import { blockedInCss } from './blockedInCss.ts'
import { parsePolicy } from './contentPolicy.ts'

const policy = parsePolicy(
  "default-src 'self'; style-src 'self'; img-src 'self' data: https://ok.example",
)

const found = (css: string) =>
  blockedInCss(css, policy, 'https://site.example').map(
    ({ index, message }) => `${index} ${message.split(' is blocked')[0]}`,
  )

it.each([
  ['a{background:url(https://x.example/a.png)}', '13 the picture https://x.example/a.png'],
  ["a{background:url( '//x.example/a.png' )}", '13 the picture //x.example/a.png'],
  ['a{src:url("https://ok.example/a.woff2")}', '6 the font https://ok.example/a.woff2'],
  ['a{src:url(data:font/woff2;base64,AA)}', '6 the font data:font/woff2;base64,AA'],
  ['@import "https://x.example/a.css";', '0 the style sheet https://x.example/a.css'],
  ['@import url(https://x.example/a.css) print;', '0 the style sheet https://x.example/a.css'],
])('the policy blocks what %s loads', (css, expected) => {
  expect(found(css)).toEqual([expected])
})

it('allows files of the site, pictures in data and hosts of the settings, and ignores comments', () => {
  const css =
    '/* url(https://x.example/a.png) */a{background:url(/a.png) url(a.png) url(#b) url(data:image/png;base64,AA) url(https://ok.example/a.png)}@import "./b.css";'
  expect(found(css)).toEqual([])
})
