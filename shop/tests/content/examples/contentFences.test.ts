import { describe, expect, it } from 'vitest'
import { readFences } from './contentFences.ts'

const places = (file: string, source: string) =>
  readFences(file, source).map(({ line, lang, flags, code }) => [line, lang, flags.join(' '), code])

describe('readFences', () => {
  it('finds the fences that run or are checked, with their lines, and no others', () => {
    const source =
      '---\ntitle: A\n---\n\n```js run title="a.js" {1}\na\n```\n\n```ts\nb\n```\n\n```ts types run\nc\n```\n'
    expect(places('a.md', source)).toEqual([
      [5, 'js', 'run', 'a'],
      [13, 'ts', 'types run', 'c'],
    ])
  })

  it('looks into admonitions, lists, quotes and details', () => {
    const source =
      ':::tip\n\n```js run\na\n```\n\n:::\n\n- item\n\n  ```js run\n  b\n    c\n  ```\n\n> ```js run\n> d\n> ```\n\n<details>\n<summary>More</summary>\n\n```js run\ne\n```\n\n</details>\n'
    expect(places('a.md', source)).toEqual([
      [3, 'js', 'run', 'a'],
      [11, 'js', 'run', 'b\n  c'],
      [16, 'js', 'run', 'd'],
      [23, 'js', 'run', 'e'],
    ])
  })

  it('looks into the components of MDX', () => {
    const source =
      'import { Tabs, TabItem } from \'@theme\'\n\n<!-- truncate -->\n\n<Tabs>\n<TabItem value="a">\n\n```js run browser\na\n```\n\n</TabItem>\n</Tabs>\n'
    expect(places('a.mdx', source)).toEqual([[8, 'js', 'run browser', 'a']])
  })
})
