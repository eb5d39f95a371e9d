import { expect, it } from 'vitest'
import { placeOfPicture } from './placeOfPicture.ts'

const text = (file: string, source: string) => ({ file, source })
const texts = [
  text('content/en/a.md', '![a](./a.png)'),
  text('content/zh/b.md', 'b'),
  text('content/zh/c.md', 'c\n\nc ![a](./a.png)'),
]

it('is the line of the text beside the picture that names it', () => {
  const place = { file: 'content/zh/c.md', line: 3, column: 10 }
  expect(placeOfPicture('content/zh/a.png', texts)).toEqual(place)
})

it('is that of any other text, where none is beside it', () => {
  const place = { file: 'content/en/a.md', line: 1, column: 8 }
  expect(placeOfPicture('public/a.png', texts)).toEqual(place)
})

it('is the picture itself, where no text names it', () => {
  expect(placeOfPicture('content/zh/b.png', texts)).toEqual({ file: 'content/zh/b.png' })
})
