import { describe, expect, it } from 'vitest'
import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'
import { blockedAddresses } from './blockedAddresses.ts'
import { parsePolicy } from './contentPolicy.ts'

const policy = parsePolicy(
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https://ok.example; frame-src 'self' https://ok.example; object-src 'none'; base-uri 'self'; form-action https://ok.example",
)

function blocked(html: string) {
  const [tag] = htmlTokens(html)
  if (tag?.kind !== 'open') throw new Error(`${html} is no tag`)
  const element = { name: tag.name, attribute: (name: string) => attributeOf(tag, name) }
  return blockedAddresses(element, policy, 'https://site.example')
}

describe('an element that the policy blocks', () => {
  it.each([
    ['<img src="https://x.example/a.png">', 'picture', 'img-src'],
    ['<img srcset="/a.png 1x, https://x.example/b.png 2x">', 'picture', 'img-src'],
    ['<source srcset="https://x.example/a,b.webp 480w">', 'picture', 'img-src'],
    ['<video poster="https://x.example/a.png">', 'picture', 'img-src'],
    ['<input type="image" src="https://x.example/a.png">', 'picture', 'img-src'],
    ['<image xlink:href="https://x.example/a.png">', 'picture', 'img-src'],
    ['<link rel="shortcut icon" href="https://x.example/a.ico">', 'picture', 'img-src'],
    ['<video src="https://x.example/a.mp4">', 'video or sound', 'media-src'],
    ['<audio src="https://x.example/a.mp3">', 'video or sound', 'media-src'],
    ['<source src="https://x.example/a.mp4">', 'video or sound', 'media-src'],
    ['<track src="https://x.example/a.vtt">', 'video or sound', 'media-src'],
    ['<iframe src="https://x.example/">', 'frame', 'frame-src'],
    ['<script src="https://x.example/a.js">', 'script', 'script-src'],
    ['<link rel="modulepreload" href="https://x.example/a.js">', 'script', 'script-src'],
    ['<link rel="stylesheet" href="https://x.example/a.css">', 'style sheet', 'style-src'],
    ['<link rel="preload" as="font" href="https://x.example/a.woff2">', 'font', 'font-src'],
  ])('%s', (html, what, directive) => {
    const [mistake, ...others] = blocked(html)
    expect(others).toEqual([])
    expect(mistake?.message).toMatch(new RegExp(`^the ${what} https://x.example/.* is blocked`))
    expect(mistake?.hint).toContain(
      `contentSecurityPolicy: { '${directive}': ['https://x.example'] }`,
    )
  })

  it.each([
    ['<object data="/a.svg">', '<object> has no effect'],
    ['<embed src="/a.pdf">', '<object> has no effect'],
    ['<base href="https://x.example/">', '<base> has no effect'],
    ['<form action="/send">', 'the form cannot be sent to /send'],
    [
      '<button formaction="https://x.example/send">',
      'the form cannot be sent to https://x.example',
    ],
    ['<iframe src="data:text/html,x">', 'the frame data:text/html,x is blocked'],
    ['<iframe src="javascript:alert(1)">', 'the frame javascript:alert(1) is blocked'],
    ['<a href=" JavaScript:alert(1)">', 'a link with javascript: does nothing'],
  ])('%s', (html, message) => {
    expect(blocked(html)).toMatchObject([{ message: expect.stringContaining(message) }])
  })

  it('is named with the beginning of a long address', () => {
    const [mistake] = blocked(`<iframe src="data:text/html,${'x'.repeat(500)}">`)
    expect(mistake?.message.length).toBeLessThan(250)
  })
})

it.each([
  '<img src="/a.png" srcset="/a.png 1x,/b.png 2x">',
  '<img src="data:image/png;base64,AA">',
  '<img src="https://ok.example/a.png">',
  '<iframe src="https://ok.example/">',
  '<iframe src="about:blank">',
  '<iframe srcdoc="x">',
  '<form action="https://ok.example/send">',
  '<form>',
  '<form action="javascript:throw new Error(\'React form unexpectedly submitted.\')">',
  '<a href="https://x.example/">',
  '<link rel="canonical" href="https://x.example/">',
  '<link rel="preconnect" href="https://x.example/">',
  '<script src="/a.js">',
  '<p src="https://x.example/">',
])('nothing is blocked in %s', (html) => {
  expect(blocked(html)).toEqual([])
})
