import { describe, expect, it } from 'vitest'
import { plainHtml } from './plainHtml.ts'

const page = 'https://shop.example/en/blog/first'
const plain = (html: string) => plainHtml(html, page)

describe('plainHtml', () => {
  it.each([
    ['/docs/a', 'https://shop.example/docs/a'],
    ['#part', 'https://shop.example/en/blog/first#part'],
    ['?q=1&amp;r=2', 'https://shop.example/en/blog/first?q=1&amp;r=2'],
    ['/blog/tags/工具', 'https://shop.example/blog/tags/%E5%B7%A5%E5%85%B7'],
    ['https://other.example/x', 'https://other.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('makes the address %s whole', (href, whole) => {
    expect(plain(`<a href="${href}" class="x" target="_blank">a</a>`)).toBe(
      `<a href="${whole}">a</a>`,
    )
  })

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'http://['])(
    'follows no %s',
    (href) => {
      expect(plain(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
    },
  )

  it('keeps a picture with its size and words', () => {
    expect(
      plain('<img src="/assets/a.svg" width="4" height="3" alt="A &quot;b&quot;" loading="lazy">'),
    ).toBe(
      '<img src="https://shop.example/assets/a.svg" alt="A &quot;b&quot;" width="4" height="3">',
    )
  })

  it('keeps the original of a picture with several formats, and the formats of a video', () => {
    expect(
      plain(
        '<picture><source type="image/avif" srcset="/a.avif 9w"><img src="/a.png" alt=""></picture>',
      ),
    ).toBe('<img src="https://shop.example/a.png" alt="">')
    expect(plain('<video controls><source src="/a.mp4" type="video/mp4"></video>')).toContain(
      '<source src="https://shop.example/a.mp4" type="video/mp4">',
    )
  })

  it('takes the link of a heading to itself and its id', () => {
    expect(plain('<h2 id="a">A <code>b</code><a class="heading-link" href="#a">#</a></h2>')).toBe(
      '<h2>A <code>b</code></h2>',
    )
  })

  it('leaves of a code block its name and its lines', () => {
    expect(
      plain(
        '<figure class="code" data-lang="js"><figcaption>a.js</figcaption><pre tabindex="0"><code><span class="line"><i class="k">a</i> &lt; b</span>\n<span class="line">c</span></code></pre><div class="tools"><button type="button"><span>Copy</span></button></div></figure>',
      ),
    ).toBe(
      '<figure><figcaption>a.js</figcaption><pre><code><i>a</i> &lt; b\nc</code></pre></figure>',
    )
  })

  it('takes scripts, styles and controls with all that is in them', () => {
    expect(
      plain(
        'a<script>if (1 < 2) b()</script><style>c{}</style><label>d <input value=e></label><form><p>f</p></form><button>g</button><svg><text>h</text></svg>i',
      ),
    ).toBe('ai')
  })

  it('shows a formula as its TeX, in a line or as a block, and drops MathML without TeX', () => {
    expect(plain('<p>where <math data-tex="x^2 &lt; &quot;y&quot;"><mi>x</mi></math> is</p>')).toBe(
      '<p>where <code>x^2 &lt; &quot;y&quot;</code> is</p>',
    )
    expect(
      plain('<div class="math"><math data-tex="a\nb" display="block"><mi>a</mi></math></div>'),
    ).toBe('<div><pre><code>a\nb</code></pre></div>')
    expect(plain('a<math><mi>x</mi></math>b<svg data-tex="c"></svg>')).toBe('ab')
  })

  it('takes handlers, classes, ids and styles off what it keeps', () => {
    expect(plain('<p id="a" class=b style="color:red" onclick="c()" lang="en">d</p>')).toBe(
      '<p lang="en">d</p>',
    )
  })

  it('shows a note as a quotation, and what is ticked as a tick', () => {
    expect(
      plain('<div class="admonition" role="note"><p class="admonition-title">a</p><p>b</p></div>'),
    ).toBe('<blockquote><p><strong>a</strong></p><p>b</p></blockquote>')
    expect(plain('<li><input type="checkbox" disabled checked> a</li>')).toBe('<li>☑  a</li>')
  })

  it('ends what an author left open, and ignores ends of nothing', () => {
    expect(plain('a<script><p>b')).toBe('a')
    expect(plain('<ul><li>a</b></ul><p>b <em>c')).toBe('<ul><li>a</li></ul><p>b <em>c</em></p>')
  })

  it('leaves no paragraph that held controls alone', () => {
    expect(plain('<p>a</p><p> <button>b</button> </p>')).toBe('<p>a</p>')
  })

  it('leaves no paragraph that held only such a paragraph', () => {
    expect(plain('<p>a</p>\n<p> <p> <svg></svg> </p> </p> b')).toBe('<p>a</p>\nb')
    expect(plain('<p lang="en"></p><p><b></b></p>')).toBe('<p lang="en"></p><p><b></b></p>')
  })

  it('writes 150,000 paragraphs, and as many elements that are left open', () => {
    const paragraphs = '<p>a</p>\n'.repeat(150_000)
    expect(plain(paragraphs)).toBe(paragraphs.trim())
    const count = 60_000
    expect(plain('<p>a<br>'.repeat(count))).toBe('<p>a<br>'.repeat(count) + '</p>'.repeat(count))
  }, 5000)

  it('writes a lone < as what it is', () => {
    expect(plain('1 < 2')).toBe('1 &lt; 2')
  })

  it('shows folded code whole, without the control that opens it', () => {
    expect(
      plain(
        '<figure class="code rich folding"><pre><code>a\n<span class="fold">b</span></code></pre>' +
          '<details class="unfold"><summary>All</summary></details></figure>',
      ),
    ).toBe('<figure><pre><code>a\nb</code></pre></figure>')
  })
})
