import { describe, expect, it } from 'vitest'
import { compileMd, htmlOf } from './compiling.testing.ts'

const written = (source: string) => htmlOf(compileMd(source))

describe('a list', () => {
  it('shows the text of a tight item without a paragraph', () => {
    expect(written('- a\n- b\n')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>')
  })

  it('shows a loose item as paragraphs', () => {
    expect(written('- a\n\n- b\n')).toContain('<li><p>a</p></li>')
  })

  it('keeps the number it starts with', () => {
    expect(written('3. c\n4. d\n')).toMatch(/^<ol start="3">/)
    expect(written('1. a\n')).toMatch(/^<ol>/)
  })

  it('contains lists, code and quotes inside an item', () => {
    expect(written('- a\n  - b\n\n    > c\n')).toMatch(/<li>a[\s\S]*<ul>[\s\S]*<blockquote>/)
  })
})

describe('a task list', () => {
  const html = written('- [ ] open\n- [x] done\n- plain\n')

  it('shows boxes that cannot be changed, in the state that was written', () => {
    const [open, done, plain] = html.match(/<li>.*<\/li>/g) ?? []
    expect(open).toMatch(/<input type="checkbox" disabled(?! checked)[^>]*> open/)
    expect(done).toMatch(/<input type="checkbox" disabled checked[^>]*> done/)
    expect(plain).toBe('<li>plain</li>')
  })

  it('labels each checkbox, so that screen readers announce its state', () => {
    expect(html.match(/<input[^>]*aria-label="[^"]+"[^>]*>/g)).toHaveLength(2)
  })

  it('is marked as one, for the bullets to be left out', () => {
    expect(html).toMatch(/^<ul class="tasks">/)
    expect(written('- [a] no box\n')).not.toContain('tasks')
  })

  it('has its boxes on one line with the text where it is loose', () => {
    const [open, done] = written('- [ ] open\n\n- [x] done\n\n  more\n').split('</li>')
    expect(open).toMatch(/<li><p><input type="checkbox" disabled(?! checked)[^>]*> open<\/p>$/)
    expect(done).toMatch(/<li><p><input [^>]*checked[^>]*> done<\/p>\n<p>more<\/p>$/)
  })
})
