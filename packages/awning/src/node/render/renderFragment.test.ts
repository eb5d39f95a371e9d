import { describe, expect, it } from 'vitest'
import { withoutLinks } from './renderFragment.ts'

describe('a fragment', () => {
  it('links nothing by itself: its page does', () => {
    expect(
      withoutLinks(
        '<link rel="preload" as="image" href="/a.png"/><p>b</p><link rel="stylesheet" href="/c.css">',
      ),
    ).toBe('<p>b</p>')
  })

  it('keeps text that speaks of links', () => {
    const html = '<code>&lt;link&gt;</code><p title="<link>">a</p>'
    expect(withoutLinks(html)).toBe(html)
  })
})
