import { describe, expect, it } from 'vitest'
import { bracketEnd, codeSpanEnd, frontMatterEnd, verbatimBlockEnd } from './markdownVerbatim.ts'

describe('frontMatterEnd', () => {
  it('is after the closing line of YAML or TOML, empty or not', () => {
    expect(frontMatterEnd('---\na: 1\n---\ntext')).toBe('---\na: 1\n---'.length)
    expect(frontMatterEnd('+++\r\na = 1\r\n+++\r\n')).toBe('+++\r\na = 1\r\n+++'.length)
    expect(frontMatterEnd('---\n---\n')).toBe('---\n---'.length)
  })

  it('is 0 without front matter at the very start', () => {
    expect(frontMatterEnd('text\n\n---\na\n---\n')).toBe(0)
    expect(frontMatterEnd('---\nnever closed')).toBe(0)
    expect(frontMatterEnd('')).toBe(0)
  })
})

describe('verbatimBlockEnd', () => {
  it.each(['```\na\n```', '~~~~js\n~~~\n~~~~', '1. ```\n   a\n   ```', '> ````\n> ```\n> ````'])(
    'takes the fence %j to its closing line',
    (fence) => {
      expect(verbatimBlockEnd(`${fence}\nafter`, 0, 'md')).toBe(fence.length)
    },
  )

  it('takes an unclosed fence to the end', () => {
    expect(verbatimBlockEnd('```\na\n\nb', 0, 'md')).toBe('```\na\n\nb'.length)
  })

  it.each(['text', '``not a fence``', '```inline``` code', '~~struck~~', ''])(
    'sees no block in %j',
    (text) => {
      expect(verbatimBlockEnd(text, 0, 'mdx')).toBe(0)
    },
  )

  it.each([
    "import A from './a.ts'",
    "import './a.css'",
    "import {\n  a,\n\n  b,\n} from './a.ts'",
    'export const a = 1\nexport const b = 2',
    'export function f() {\n  return 1\n\n}',
  ])('takes the module code %j to the blank line, in MDX only', (code) => {
    expect(verbatimBlockEnd(`${code}\n\ntext`, 0, 'mdx')).toBe(code.length)
    expect(verbatimBlockEnd(`${code}\n\ntext`, 0, 'md')).toBe(0)
  })

  it.each(['import 语句', 'import is a keyword', 'export default 是默认导出', 'exported'])(
    'reads %j as prose',
    (text) => {
      expect(verbatimBlockEnd(text, 0, 'mdx')).toBe(0)
    },
  )
})

describe('codeSpanEnd', () => {
  it('ends at backticks of the same number', () => {
    expect(codeSpanEnd('`a` b', 0)).toBe(3)
    expect(codeSpanEnd('``a`b`` c', 0)).toBe(7)
    expect(codeSpanEnd('`a\nb` c', 0)).toBe(5)
  })

  it.each(['` lone', '`` a `', '`a\n\nb`', '`a\n- b`', '`a\n# b`'])(
    'ends at once when %j does not close within its block',
    (text) => {
      expect(codeSpanEnd(text, 0)).toBe(/^`+/u.exec(text)?.[0].length)
    },
  )

  it('is found in each text and block, in whatever order they are looked at', () => {
    const text = '`a` `b\n\n`c` d`'
    const ends = (...offsets: number[]) => offsets.map((offset) => codeSpanEnd(text, offset))
    expect(ends(8, 0, 4, 13, 0)).toEqual([11, 3, 5, 14, 3])
    expect(codeSpanEnd('`a` `b  `c` d`', 4)).toBe(9)
    expect(ends(4)).toEqual([5])
  })

  it('is found quickly in a paragraph with 300,000 of them', () => {
    const text = '`a` '.repeat(300_000)
    let count = 0
    for (let at = 0; at < text.length; at = codeSpanEnd(text, at) + 1) count += 1
    expect(count).toBe(300_000)
  }, 5000)
})

describe('bracketEnd', () => {
  it.each(['{a}', '{{a: [1, (2)]}}', "{'}'}", '{`}`}', '{/* } */}', '{a // }\n}', '{"\\"}"}'])(
    'finds where %j closes',
    (code) => {
      expect(bracketEnd(`${code} }`, 0)).toBe(code.length)
    },
  )

  it('does not take an address in an expression for a comment', () => {
    expect(bracketEnd('{<p>https://a.b</p>} }', 0)).toBe('{<p>https://a.b</p>}'.length)
  })

  it('answers the start when the bracket never closes', () => {
    expect(bracketEnd('x {a', 2)).toBe(2)
  })
})
