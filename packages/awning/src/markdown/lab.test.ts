import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx } from './compiling.testing.ts'

describe('a lab in a text', () => {
  it('is a block of its own', () => {
    const { blocks, diagnostics } = compileMd('One.\n\n::lab{name="dice"}\n\nTwo.')
    expect(diagnostics).toEqual([])
    expect(blocks).toEqual([
      { html: '<p>One.</p>' },
      { component: 'Lab', props: { name: 'dice' }, children: [] },
      { html: '<p>Two.</p>' },
    ])
  })

  it.each([
    ['::lab{name="dcie"}', 'no lab "dcie"', 'Did you mean "dice"?'],
    ['::lab', 'no lab ""', 'Did you mean "dice"?'],
    [
      ':::lab{name="dice"}\nText.\n:::',
      'a lab cannot contain text',
      'Write ::lab{name="dice"} on a line of its own.',
    ],
  ])('that is wrong is reported where it is written: %s', (text, message, hint) => {
    expect(compileMd(`One.\n\n${text}`).diagnostics).toEqual([
      { severity: 'error', line: 3, column: 1, message, hint },
    ])
  })

  it('is an error in .mdx, where nothing would be shown', () => {
    expect(compileMdx('::lab{name="dice"}').diagnostics).toMatchObject([
      { severity: 'error', line: 1, column: 1, message: 'a lab cannot be shown in .mdx' },
    ])
    expect(compileMdx('<div>\n\n::lab{name="dcie"}\n\n</div>').diagnostics).toMatchObject([
      { severity: 'error', line: 3, message: 'no lab "dcie"' },
    ])
  })
})
