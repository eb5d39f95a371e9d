import { describe, expect, it } from 'vitest'
import { htmlMistake } from './htmlMistake.ts'

describe('a line of HTML in the settings', () => {
  it.each([
    'Version 2 is out',
    'Version 2 <a href="/blog/2">is <b>out</b></a><br> 3 &lt; 4',
    '<a href="#main">down</a> <img src="/a.svg" alt="">',
    '<a href="mailto:a@example.com" class="x">Mail</a>',
  ])('may be %s', (html) => {
    expect(htmlMistake(html)).toBeUndefined()
  })

  it.each([
    ['<script>alert(1)</script>', 'must not contain <script>'],
    ['<iframe src="/a"></iframe>', 'must not contain <iframe>'],
    ['<div>a</div>', 'must not contain <div>'],
    ['<b onclick="x()">a</b>', 'the attribute onclick'],
    ['<b STYLE="color:red">a</b>', 'the attribute style'],
    ['<a href="javascript:x()">a</a>', 'contains the link "javascript:x()", which must not begin'],
    ['<a href="java&#9;script:x()">a</a>', 'which must not contain'],
    ['<a href="&#106;avascript:x()">a</a>', 'which must not begin with "javascript:"'],
    ['<a href="docs">a</a>', 'which must begin with /'],
    ['<a>a</a>', 'contains <a> without href'],
    ['<img src="https://x.example/a.png">', 'contains the picture'],
    ['<img src="//x.example/a.png">', 'contains the picture'],
    ['<b>a', 'contains <b>, which is not closed. Add </b>.'],
    ['a</b>', 'contains </b>, but no <b> before it.'],
    ['<b><i>a</b></i>', 'contains </b> where <i> is still open. Write </i> first.'],
  ])('cannot be %s', (html, message) => {
    expect(htmlMistake(html)).toContain(message)
  })
})
