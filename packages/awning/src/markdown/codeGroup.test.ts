import { describe, expect, it } from 'vitest'
import { compileMd } from './compiling.testing.ts'

const group = (...content: string[]) => compileMd(['::: code-group', ...content, ':::'].join('\n'))

describe('a group of code blocks', () => {
  it('is a set of tabs that are named by brackets, title, file or language', () => {
    const compiled = compileMd(
      [
        ':::code-group{group="pm"}',
        '```ts [a <b>.ts] {1}',
        'x',
        '```',
        '```js title="c"',
        'y',
        '```',
        '```css',
        'z',
        '```',
        '',
        '<<< ./a.ts',
        ':::',
      ].join('\n'),
    )
    const tab = (value: string, label: string, index: number) => ({
      component: 'Tab',
      props: { value, label },
      children: [{ html: `\0code ${index}\0` }],
    })
    expect(compiled.blocks).toEqual([
      {
        component: 'Tabs',
        props: { group: 'pm' },
        children: [
          tab('a <b>.ts', 'a &lt;b&gt;.ts', 0),
          tab('c', 'c', 1),
          tab('css', 'css', 2),
          tab('a.ts', 'a.ts', 3),
        ],
      },
    ])
    expect(compiled.diagnostics).toEqual([])
  })

  it('shows a name once, on its tab', () => {
    const { code } = group('```ts [a.ts] {1}', 'x', '```')
    expect(code.map(({ code: text, fence }) => ({ code: text, fence }))).toEqual([
      { code: 'x', fence: { lang: 'ts', marked: [1], ranged: true, flags: [] } },
    ])
  })

  it.each([
    [['text'], 2, 'only code blocks can be in a "code-group"'],
    [['```ts', 'x', '```', '```ts', 'y', '```'], 5, 'two blocks of a group have the name "ts"'],
    [[], 1, 'a group of code blocks is empty'],
  ])('reports what is wrong in it: %j', (content, line, message) => {
    expect(group(...content).diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', line, message }),
    )
  })
})
