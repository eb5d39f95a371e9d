import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize, type TokenizerCallbacks } from './tokenize.ts'
import { tokenizeWellFormed } from './tokenizeWellFormed.ts'

/** Everything that is called back, in order. */
function recorder() {
  const calls: unknown[][] = []
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values])
  const callbacks: TokenizerCallbacks = {
    onattribdata: record('attribdata'),
    onattribentity: record('attribentity'),
    onattribend: record('attribend'),
    onattribname: record('attribname'),
    oncdata: record('cdata'),
    onclosetag: record('closetag'),
    oncomment: record('comment'),
    ondeclaration: record('declaration'),
    onend: record('end'),
    onopentagend: record('opentagend'),
    onopentagname: record('opentagname'),
    onprocessinginstruction: record('processinginstruction'),
    onselfclosingtag: record('selfclosingtag'),
    ontext: record('text'),
    ontextentity: record('textentity'),
  }
  return { calls, callbacks }
}

function allCalls(html: string): unknown[][] {
  const { calls, callbacks } = recorder()
  tokenize(html, () => callbacks)
  return calls
}

/** Undefined for HTML that is not well formed. */
function quickCalls(html: string): unknown[][] | undefined {
  const { calls, callbacks } = recorder()
  return tokenizeWellFormed(html, callbacks) ? calls : undefined
}

const pieces = [
  '<',
  '>',
  '</',
  '/>',
  '/',
  '=',
  '"',
  "'",
  '-',
  '!',
  '<!--',
  '-->',
  '--!>',
  '<!',
  '<!doctype html>',
  ' ',
  '\n',
  '\t',
  '\v',
  'a',
  'B',
  '数',
  '&amp;',
  '<p>',
  '<p',
  '</p>',
  '</p >',
  'x="y"',
  "x='y'",
  '<script>',
  '</script>',
  '</SCRIPT',
  '<style ',
  '</style>',
  '<title>',
  '</title>',
  '<xmp>',
  '<textarea>',
  '</textarea>',
  '<plaintext>',
  '<svg>',
  '<br/>',
  '<![CDATA[',
  '?>',
  '<?',
]

describe('reading well-formed HTML', () => {
  it.each([
    '',
    'text',
    '<!doctype html><html lang="zh"><head><meta charSet="utf-8"/></head></html>',
    '<p class="a b" id=\'c\' hidden>x &amp; y<br/>z</p>',
    '<p\n  id="a"\n  hidden\n>x</p>',
    '<!--$--><p>a<!-- -->b</p><!--/$-->',
    '<script>if (a < b) "</p>"</script><style>a > b {}</style><title>1 < 2</title>',
    '<textarea><p></textarea><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<input disabled/><p data-x="">y</p>',
  ])('calls back what the tokenizer for all HTML does: %s', (html) => {
    expect(quickCalls(html)).toEqual(allCalls(html))
  })

  it.each([
    '<p id=a>',
    '<p id = "a">',
    '<p =a>',
    '<p / id="a">',
    '<p id="a',
    '<p',
    '</p >',
    '</>',
    '1 < 2',
    '<!-->-->',
    '<!--a--!>',
    '<!--a',
    '<!DOCTYPE html SYSTEM "about:legacy-compat">',
    '<![CDATA[a]]>',
    '<?php ?>',
    '<script>a',
    '<script>a</script >',
    '<plaintext>a',
  ])('leaves the rest to the tokenizer for all HTML: %s', (html) => {
    expect(quickCalls(html)).toBeUndefined()
  })

  it('never calls back anything else, whatever the HTML', () => {
    const html = array(oneof(constantFrom(...pieces), string({ maxLength: 3 })))
    assert(
      property(
        html.map((parts) => parts.join('')),
        (text) => {
          const quick = quickCalls(text)
          if (quick) expect(quick).toEqual(allCalls(text))
        },
      ),
      { numRuns: 3000 },
    )
  })
})
