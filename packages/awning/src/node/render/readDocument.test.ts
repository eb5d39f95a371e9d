import { describe, expect, it } from 'vitest'
import { policyHash } from '../../cache/hash.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { readDocument } from './readDocument.ts'

const inspect = (body: string) =>
  readDocument(
    `<html><head><link href="/head" id="head"/></head><body>${body}</body></html>`,
    '/',
    'https://site.example',
  )

describe('the links and ids of a document', () => {
  it('finds every link of the body once, with its entities decoded', () => {
    const { links } = inspect(
      '<a href="/a?x=1&amp;y=2">1</a><a class="x" href="/b" rel="y">2</a>' +
        '<a\n  href="#c">3</a><a href="/b">4</a>',
    )
    expect(links).toEqual(['/a?x=1&y=2', '/b', '#c'])
  })

  it('ignores links that open a new tab, and those without a target', () => {
    const { links } = inspect(
      '<a href="https://x.example" target="_blank">1</a><a target="_blank" href="/f.pdf">2</a>' +
        '<a data-missing="x.md">3</a><a data-href="/x">4</a><abbr href="/y">5</abbr>',
    )
    expect(links).toEqual([])
  })

  it.each(["<a href='/x'>a</a>", '<a href=/x>a</a>', '<A HREF="/x">a</A>'])(
    'finds a link that an author wrote by hand: %s',
    (html) => {
      expect(inspect(html).links).toEqual(['/x'])
    },
  )

  it('finds no link in text or code that only shows one', () => {
    expect(inspect('<code>&lt;a href="/x"&gt;</code> a href="/y"').links).toEqual([])
  })

  it('finds the ids of all elements', () => {
    const { ids } = inspect('<h2 id="数据">a</h2><a id="b" href="/c">d</a><p data-id="e">f</p>')
    expect([...ids]).toEqual(['数据', 'b'])
  })
})

describe('what a document may not contain', () => {
  it.each([
    ['a style attribute', '<p class="a" style="color:red">x</p>'],
    ['a style attribute', "<p STYLE='color:red'>x</p>"],
    ['a part that only script', '<template id="B:0"></template>'],
    ['an empty Suspense boundary', '<!--$!--><template></template><!--/$-->'],
  ])('is found: %s', (what, html) => {
    expect(inspect(html).forbidden).toEqual([expect.stringContaining(what)])
  })

  it('is not found in finished content, nor in text about styles', () => {
    const html = '<!--$--><p data-style="x">style="x"</p><code>&lt;p style="x"&gt;</code><!--/$-->'
    expect(inspect(html).forbidden).toEqual([])
  })

  it('is shown with the tag, but not with all of a long one', () => {
    const [forbidden] = inspect(`<p style="${'x'.repeat(500)}">a</p>`).forbidden
    expect(forbidden).toContain(': <p style="xxx')
    expect(forbidden?.length).toBeLessThan(250)
  })
})

describe('what the policy of a document blocks', () => {
  const boot = 'boot()'
  const policy = contentSecurityPolicy([boot], {
    'img-src': ['https://ok.example'],
    'style-src': [`'${policyHash('p{}')}'`],
  })
  const finished = (body: string) =>
    readDocument(
      `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${boot}</script><style>p{}</style></head><body>${body}</body></html>`,
      '/',
      'https://site.example',
    ).forbidden

  it.each([
    ['<img src="https://x.example/a.png?b&amp;c">', 'the picture https://x.example/a.png?b&c is'],
    ['<img srcset="https://x.example/a.png 2x">', 'the picture https://x.example/a.png is'],
    ['<video poster="https://x.example/a.png">', 'the picture https://x.example/a.png is'],
    ['<iframe src="https://x.example/"></iframe>', 'the frame https://x.example/ is blocked'],
    ['<button formaction="https://x.example/">', 'the form cannot be sent'],
    ['<object data="/a.svg"></object>', '<object> has no effect'],
    ['<p onclick="a()">', 'the attribute onclick in <p>'],
    ['<p ONMOUSEOVER="a()">', 'the attribute ONMOUSEOVER in <p>'],
    ['<script>other()</script>', 'an inline <script>, which the content security policy blocks'],
    ['<script type="module">other()</script>', 'an inline <script>'],
    ['<style>a{}</style>', 'an inline <style>'],
    ['<script src="https://x.example/a.js"></script>', 'the script https://x.example/a.js is'],
  ])('is found: %s', (html, what) => {
    expect(finished(html)).toEqual([expect.stringContaining(what)])
  })

  it('is found all at once, and once each', () => {
    const html = '<img src="https://x.example/a.png"><img src="https://x.example/a.png">'
    expect(finished(`${html}<p onclick="a()">`)).toHaveLength(2)
  })

  it.each([
    '<img src="https://ok.example/a.png"><img src="/a.png" aria-label="on">',
    '<a href="https://x.example/">a</a>',
    '<script type="application/json">{"a":1}</script>',
    '<code>&lt;img src="https://x.example/a.png"&gt;</code>',
    '<p data-onclick="a">one</p>',
  ])('is not found in %s', (html) => {
    expect(finished(html)).toEqual([])
  })
})

describe('the files of a document', () => {
  const { styles, scripts, inlineScripts, files } = readDocument(
    '<head><link rel="stylesheet" href="/sub/assets/a-0000000001.css" data-precedence="client"/>' +
      '<link data-precedence="client" href="/sub/assets/a-0000000001.css" rel=\'stylesheet\'>' +
      '<script>boot("/sub/assets/entry-0000000001.js<")</script><script type="application/ld+json">{}</script>' +
      '<script src="/sub/assets/x-0000000001.js"></script>' +
      '<template><link href="/sub/assets/b-0000000001.js" rel="modulepreload"><link rel="preload" as="fetch" href="/sub/p.txt"></template>' +
      '</head><body><img srcset="/sub/assets/c-0000000001.png 1x, /sub/assets/c-0000000002.png 2x">' +
      '<p>/sub/assets/text-0000000001.js</p></body>',
    '/sub/',
    'https://site.example',
  )

  it('are its style sheets and the scripts for after an interaction, once each, however they are written', () => {
    expect(styles).toEqual(['/sub/assets/a-0000000001.css'])
    expect(scripts).toEqual(['/sub/assets/b-0000000001.js'])
  })

  it('are none where a script is inline, whose code is given instead', () => {
    expect(inlineScripts).toEqual(['boot("/sub/assets/entry-0000000001.js<")'])
  })

  it('for offline reading are all that attributes and inline scripts name', () => {
    expect(files.toSorted()).toEqual(
      [
        'a-0000000001.css',
        'b-0000000001.js',
        'c-0000000001.png',
        'c-0000000002.png',
        'entry-0000000001.js',
        'x-0000000001.js',
      ].map((name) => `/sub/assets/${name}`),
    )
  })
})
