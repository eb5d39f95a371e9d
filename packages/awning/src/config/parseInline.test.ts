import { describe, expect, it } from 'vitest'
import { linksIn, parseInline, plainInline } from './parseInline.ts'

describe('a line of Markdown in the settings', () => {
  it('has text, strong text, emphasis, code and links, one inside the other', () => {
    expect(parseInline('a **b *c*** `d*e*` [f **g**](/h)')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'strong',
        children: [
          { kind: 'text', text: 'b ' },
          { kind: 'emphasis', children: [{ kind: 'text', text: 'c' }] },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd*e*' },
      { kind: 'text', text: ' ' },
      {
        kind: 'link',
        to: '/h',
        children: [
          { kind: 'text', text: 'f ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'g' }] },
        ],
      },
    ])
  })

  it.each(['', '© 2022', '2 * 3 * 4', 'a [b] (c)', '<b>x</b>', '5 ** 2 ** 1', '[](/a)'])(
    'is plain where it has no marks: %s',
    (line) => {
      expect(plainInline(line)).toBe(line)
      expect(linksIn(line)).toEqual([])
    },
  )

  it('shows a mark behind a backslash as it is', () => {
    expect(parseInline('\\*a\\* \\[b](/c)')).toEqual([{ kind: 'text', text: '*a* [b](/c)' }])
  })

  it('names its links and has words', () => {
    const line = 'See [a](/a), **[b](https://b.example)** and `[c](/c)`'
    expect(linksIn(line)).toEqual(['/a', 'https://b.example'])
    expect(plainInline(line)).toBe('See a, b and [c](/c)')
  })
})
