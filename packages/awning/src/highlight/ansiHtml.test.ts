import { describe, expect, it } from 'vitest'
import { withoutAnsi } from '../text/ansi.ts'
import { ansiHtml } from './ansiHtml.ts'

const ESC = '\u001B['

describe('ansiHtml', () => {
  it.each([
    [`${ESC}31mred${ESC}0m plain`, '<span class="a-red">red</span> plain'],
    [
      `${ESC}1;32m✓${ESC}22m ok${ESC}39m`,
      '<span class="a-green a-bold">✓</span><span class="a-green"> ok</span>',
    ],
    [`${ESC}90mgrey${ESC}m`, '<span class="a-grey">grey</span>'],
    [`${ESC}94mbright`, '<span class="a-blue">bright</span>'],
    [`${ESC}2mdim${ESC}22m`, '<span class="a-grey">dim</span>'],
    [`${ESC}37mwhite${ESC}30mblack`, 'whiteblack'],
    [`${ESC}41;37mERR${ESC}49m`, '<span class="a-on-red">ERR</span>'],
    [`${ESC}32;7mOK${ESC}27m!`, '<span class="a-on-green">OK</span><span class="a-green">!</span>'],
    [`${ESC}7mOK`, '<span class="a-on-ink">OK</span>'],
    [`${ESC}3;4;9ma`, '<span class="a-italic a-underline a-strike">a</span>'],
    [
      `${ESC}38;5;208mo${ESC}38;5;2mg`,
      '<span class="a-yellow">o</span><span class="a-green">g</span>',
    ],
    [
      `${ESC}38;2;255;0;0mr${ESC}48;2;0;0;255mb`,
      '<span class="a-red">r</span><span class="a-on-blue">b</span>',
    ],
    [`${ESC}38;5;240mg${ESC}38;5;255mw`, '<span class="a-grey">g</span>w'],
    [`a${ESC}2K${ESC}1Gb \u001B]8;;https://x\u0007c`, 'ab c'],
    ['<b> & \u001B[31m<i>', '&lt;b&gt; &amp; <span class="a-red">&lt;i&gt;</span>'],
  ])('reads %j', (output, html) => {
    expect(ansiHtml(output)).toEqual([html])
  })

  it('continues a colour on the next line', () => {
    expect(ansiHtml(`${ESC}31ma\n\nb${ESC}0m\nc`)).toEqual([
      '<span class="a-red">a</span>',
      '',
      '<span class="a-red">b</span>',
      'c',
    ])
  })

  it.each(['\\x1b[31ma', '\\u001b[31ma', '\\033[31ma', '\\e[31ma', '␛[31ma'])(
    'reads an escape character that is written as text: %s',
    (output) => {
      expect(ansiHtml(output)).toEqual(['<span class="a-red">a</span>'])
      expect(withoutAnsi(output)).toBe('a')
    },
  )

  it('leaves text alone that is no sequence', () => {
    expect(ansiHtml('a[31m \\x1b')).toEqual(['a[31m \\x1b'])
  })
})
