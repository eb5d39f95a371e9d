import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { compiledHtml } from './plainMarkdown.ts'
import { commonMarkExamples, gfmExamples } from './specExamples.ts'

/** The elements around a text, and those after it, as a browser builds them. */
function frameOf(markdown: string): string {
  const html = compiledHtml(markdown)
  const page = `<!doctype html><html lang="en"><head><title>t</title></head><body><div id="root"><main><article><div id="prose">${html}</div><nav>pages</nav></article></main><footer>end</footer></div></body></html>`
  return outline(parse(page))
}

/** A tree without the content of the prose. */
function outline(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('childNodes' in node)) return ''
  const isElement = 'attrs' in node
  const attributes = isElement
    ? node.attrs.map(({ name, value }) => ` ${name}=${value}`).join('')
    : ''
  const inner = attributes === ' id=prose' ? '…' : node.childNodes.map(outline).join('')
  return isElement ? `<${node.nodeName}${attributes}>${inner}</${node.nodeName}>` : inner
}

const whole = frameOf('text')

describe('HTML in a text leaves the page around it whole', () => {
  it.each([
    ['end tags of the page', '</main></div></article></body></html>'],
    ['end tags within a line', 'a </div></article> b'],
    ['end tags in a list', '- a </li></ul></div></div></article>\n\n- b'],
    ['end tags in a quote', '> </blockquote></div></main>\n>\n> b'],
    ['end tags in a table', '| a |\n|---|\n| </td></tr></table></div></article> |'],
    ['end tags in a box', ':::tip[a </p></div></div>]\nb </div></div></article>\n:::'],
    ['end tags in a heading', '## a </h2></div></article>'],
    ['end tags in a footnote', 'a[^1]\n\n[^1]: b </li></ol></section></div></article>'],
    ['end tags in emphasis', '*a </em></p></div> b*'],
    ['start tags', '<div><section><span>\n\na'],
    ['formatting that is not closed', '<b><i><a href="x">\n\na <em> b'],
    ['formatting that is closed in another paragraph', 'a <b>b\n\nc</b> d'],
    ['elements that overlap', '<div><b>\n\na\n\n</div></b>\n\nc <i><b></i></b>'],
    ['a comment without an end', '<!-- a\n\nb </div>'],
    [
      'comments that end elsewhere for browsers',
      '<!--> </div></article> -->\n\n<!-- --!> </div> -->',
    ],
    [
      'a declaration',
      '<!DOCTYPE html>\n\n<?php echo "</div>" ?>\n\n<![CDATA[ > </div></article> ]]>',
    ],
    ['a tag without an end', '<div class="a\n\nb'],
    ['an end tag without an end', '<div>\na </div\n\nb </'],
    ['the start of a tag at the end', '<div>\na </\n\n<div>\nb <!\n\n<div>\nc <'],
    ['a text field without an end', 'a <textarea> b\n\nc'],
    ['a title, a style and a script without an end', '<title>\n\na <style> b\n\n<script>\n\nc'],
    ['text elements of old', '<plaintext>\n\n<xmp>\n\n<noembed>\n\n<noframes>\n\na'],
    ['a frame without an end', '<iframe src="https://a.example">\n\na'],
    [
      'elements of a document',
      '<html class="a"><head><base href="/x"><body class="b">\n\n<frameset>',
    ],
    ['list items and cells alone', '<li>a\n\n<dd>b\n\n<tr><td>c\n\n<option>d'],
    ['a selection without an end', '<select><option>a\n\nb'],
    ['a drawing without an end', '<svg viewBox="0 0 1 1"><path d="M0 0"/><g>\n\na'],
    ['an element that ends with a slash', '<div/>\n\na <span/> b'],
    ['a table without an end', '<table><tr><td>\n\na'],
    ['a template and a form without an end', '<template>\n\n<form>\n\na'],
  ])('%s', (_, markdown) => {
    expect(frameOf(markdown)).toBe(whole)
  })

  it('every example of the specifications', () => {
    const broken = [...commonMarkExamples(), ...gfmExamples()].filter(
      ({ markdown }) => frameOf(markdown) !== whole,
    )
    expect(broken).toEqual([])
  })
})
