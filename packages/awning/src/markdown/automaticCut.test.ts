import { describe, expect, it } from 'vitest'
import { automaticCut } from './automaticCut.ts'
import { parseMarkdown, parseMdx } from './parser.ts'

const cutOf = (...blocks: readonly string[]) =>
  automaticCut(parseMarkdown(blocks.join('\n\n')).children)
/** A paragraph that takes up this many lines, and the space around it half a line. */
const latin = (lines: number) => 'a'.repeat(80 * lines)
const wide = (character: string, lines: number) => character.repeat(40 * lines)

describe('a post without a truncate marker', () => {
  it('is not cut if it fits on a screen', () => {
    expect(cutOf('Short.')).toBe(-1)
    expect(cutOf(latin(11), latin(12))).toBe(-1)
    expect(cutOf(latin(11), latin(13))).toBe(1)
  })

  it.each(['字', '。', 'か', 'カ', 'ー', '한', 'Ａ'])(
    'is measured by the width of its characters: %s',
    (character) => {
      expect(cutOf(wide(character, 11), wide(character, 12))).toBe(-1)
      expect(cutOf(wide(character, 11), wide(character, 13))).toBe(1)
    },
  )

  it('is cut before the block that would make its preview too long', () => {
    expect(cutOf(latin(4), latin(5), latin(20))).toBe(2)
    expect(cutOf(latin(4), latin(6), latin(20))).toBe(1)
  })

  it('keeps its first block, however long that is', () => {
    expect(cutOf(latin(40), latin(1))).toBe(1)
    expect(cutOf('[a]: /a', latin(40), latin(1))).toBe(2)
  })

  it('has no empty preview because it begins with a comment, which takes up nothing', () => {
    const list = '- item\n'.repeat(25)
    expect(cutOf('<!-- note -->', list)).toBe(-1)
    expect(cutOf('<!--\nnote\n-->\n<!-- b -->', list, 'End.')).toBe(3)
    expect(cutOf('<!-- note --><div>a</div>', list)).toBe(1)
  })

  it('is not cut if there is only one block', () => {
    expect(cutOf(latin(40))).toBe(-1)
  })

  it('is not cut right behind a heading', () => {
    expect(cutOf(latin(4), '## Heading', '### Another', latin(20))).toBe(1)
    expect(cutOf('## Heading', latin(30))).toBe(1)
  })

  it.each([
    ['code', `\`\`\`js\n${'x()\n'.repeat(25)}\`\`\``],
    ['a list', '- item\n'.repeat(25)],
    ['a table', `| a |\n|---|\n${'| b |\n'.repeat(20)}`],
    ['pictures', '![](a.png)\n\n![](b.png)\n\n![](c.png)'],
    ['a quotation', `> ${latin(25)}`],
  ])('is longer than a screen because of %s', (_, block) => {
    expect(cutOf('Opening.', block)).toBe(1)
  })

  it('counts components of MDX, but neither imports nor comments', () => {
    const cut = (source: string) => automaticCut(parseMdx(source).children)
    expect(cut("import A from './a.tsx'\n\nOpening.\n\n<A />\n\n<A />\n\n<A />")).toBe(2)
    expect(cut("import A from './a.tsx'\n\nOpening.\n\n{/* note */}\n\n<A />")).toBe(-1)
  })
})
