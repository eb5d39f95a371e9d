import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parser.ts'
import { imageText } from './imageText.ts'

const places = (markdown: string) =>
  imageText(parseMarkdown(markdown)).map(({ line, column }) => `${line}:${column}`)

describe('text alternatives', () => {
  it.each([
    ['![](./a.png)', '1:1'],
    ['x ![ ](./a.png "题注")', '1:3'],
    ['- ![][a]\n\n[a]: ./a.png', '1:3'],
    ['<img src="a.png">', '1:1'],
  ])('are required in %s', (markdown, place) => {
    expect(places(markdown)).toEqual([place])
  })

  it.each(['![图](./a.png)', '<img src="a.png" alt="">', '`![](./a.png)`'])(
    'are not missed in %s',
    (markdown) => {
      expect(places(markdown)).toEqual([])
    },
  )
})
