import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx, htmlOf } from './compiling.testing.ts'
import { renderModule, renderedHtml } from './renderedModule.testing.ts'

const preview = (source: string) => {
  const { preview: blocks } = compileMd(source)
  return blocks && htmlOf({ blocks })
}

describe('the truncate marker', () => {
  it.each([
    ['a comment', '<!--truncate-->'],
    ['a comment with spaces', '<!--   truncate -->'],
  ])('is %s', (_, marker) => {
    expect(preview(`before\n\n${marker}\n\nafter\n`)).toBe('<p>before</p>')
  })

  it('may follow the text without an empty line', () => {
    expect(preview('before\n<!-- truncate -->\nafter\n')).toBe('<p>before</p>')
  })

  it('has an effect at its first occurrence only', () => {
    expect(preview('a\n\n<!--truncate-->\n\nb\n\n<!--truncate-->\n\nc\n')).toBe('<p>a</p>')
  })

  it('is invisible in the full text, which is complete', () => {
    const compiled = compileMd('a\n\n<!-- truncate -->\n\nb\n')
    expect(compiled.truncated).toBe(true)
    expect(htmlOf(compiled)).toBe('<p>a</p>\n<p>b</p>')
  })

  it.each([
    ['inline code', '`<!--truncate-->`'],
    ['inline code in pieces', '`<!--` `truncate` `-->`'],
    ['a code block', '```html\n<!--truncate-->\n```'],
    ['a comment that says more', '<!-- truncate here -->'],
    ['an escaped comment', '\\<!--truncate-->'],
  ])('is not %s', (_, text) => {
    const compiled = compileMd(`a\n\n${text}\n\nb\n`)
    expect(compiled.truncated).toBe(false)
    expect(compiled.preview).toBeUndefined()
    expect(htmlOf(compiled)).toContain('<p>b</p>')
  })

  it('shows the footnotes of the preview only in the full text', () => {
    const source = 'a[^1]\n\n<!--truncate-->\n\nb\n\n[^1]: note\n'
    expect(preview(source)).not.toContain('doc-endnotes')
    expect(htmlOf(compileMd(source))).toContain('doc-endnotes')
  })
})

describe('the truncate marker of MDX', () => {
  const code = (marker: string) => {
    const { moduleCode = '', truncated } = compileMdx(`before\n\n${marker}\n\nafter\n`)
    const rendered = (excerpt: boolean) => renderedHtml(renderModule(moduleCode, { excerpt }).tree)
    return { truncated, whole: rendered(false), excerpt: rendered(true) }
  }

  it.each(['{/* truncate */}', '{/*truncate*/}', '<!--truncate-->', '<!-- truncate --> '])(
    'is the comment %s',
    (marker) => {
      const { truncated, whole, excerpt } = code(marker)
      expect(truncated).toBe(true)
      expect(whole).toContain('after')
      expect(excerpt).toContain('before')
      expect(excerpt).not.toContain('after')
    },
  )

  it.each(['{/* truncate this */}', "{'truncate'}", '`{/* truncate */}`'])(
    'is not %s',
    (marker) => {
      const { truncated, excerpt } = code(marker)
      expect(truncated).toBe(false)
      expect(excerpt).toContain('after')
    },
  )

  it.each([
    ['of four backticks with a line of three', '````md\n```\n````'],
    ['of tildes with a line of backticks', '~~~md\n```\n~~~'],
    ['of a list', '- a\n\n  ```js\n  b\n  ```'],
  ])('may follow a code block %s', (_, block) => {
    const { truncated, excerpt } = code(`${block}\n\n<!-- truncate -->`)
    expect(truncated).toBe(true)
    expect(excerpt).not.toContain('after')
  })

  it.each(['````html\n```\n<!-- truncate -->\n````', '~~~html\n```\n<!-- truncate -->\n~~~'])(
    'is not a line of the code block %j',
    (block) => {
      const { truncated, sections } = compileMdx(block)
      expect(truncated).toBe(false)
      expect(sections[0]?.text).toBe('```\n<!-- truncate -->')
    },
  )
})
