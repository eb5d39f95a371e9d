import { expect, it } from 'vitest'
import { parseMarkdown } from './parser.ts'
import { rewrittenNodes } from './rewrittenNodes.ts'

const found = (...lines: string[]) => {
  const source = lines.join('\n')
  return rewrittenNodes(parseMarkdown(source), source)
}
const types = (...lines: string[]) => found(...lines)?.nodes.map(({ type }) => type)

it('finds links, pictures, code, definitions, HTML and ids, however deep they are', () => {
  expect(types('> - [a](b.md) `c`', '>   ![d](e.png)', '', '```js', 'f', '```')).toEqual([
    'link',
    'image',
    'code',
  ])
  expect(
    types('---', 'title: a', '---', '', '## b {#c}', '', '[d][e] <br>', '', '[e]: f.md'),
  ).toEqual(['yaml', 'heading', 'linkReference', 'html', 'definition'])
})

it('finds nothing in plain text, and words only where one may be the name of an emoji', () => {
  expect(types('# a', '', '## b', '', '**c** | `d` 10:30', '', '1. e')).toEqual([])
  expect(types('a :smile: **b**')).toEqual(['text', 'text'])
})

it('knows the title of a text, which is not one of the nodes', () => {
  expect(found('# a *b*', '', '[c](d.md)')?.title?.children).toHaveLength(2)
  expect(types('# a *b*', '', '[c](d.md)')).toEqual(['link'])
  expect(found('a', '', '# b {#c}')?.title).toBeUndefined()
})

it.each([
  ['a box', ':::tip\na\n:::'],
  ['a directive', '::lab{name="dice"}'],
  ['a picture with a definition', '![a][b]\n\n[b]: c.svg'],
  ['a diagram', '![a](b.diagram.svg)'],
  ['keys', 'a <kbd>Esc</kbd>'],
  ['code from a file', '<<< ./a.ts'],
  ['code with types', '```ts twoslash\nconst a = 1\n```'],
  ['an answer', '```js answer\na\n```'],
])('is not enough for a text with %s', (_, source) => {
  expect(found('[a](b.md)', '', source)).toBeUndefined()
})
