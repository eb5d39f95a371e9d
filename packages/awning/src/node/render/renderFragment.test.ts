import { describe, expect, it } from 'vitest'
import { withoutLinks } from './renderFragment.ts'

describe('a fragment', () => {
  it('contains no links to files, because its page has them', () => {
    expect(
      withoutLinks(
        '<link rel="preload" as="image" href="/a.png"/><p>b</p><link rel="stylesheet" href="/c.css">',
      ),
    ).toBe('<p>b</p>')
  })

  it('keeps text about links', () => {
    const html = '<code>&lt;link&gt;</code><p title="<link>">a</p>'
    expect(withoutLinks(html)).toBe(html)
  })
})
