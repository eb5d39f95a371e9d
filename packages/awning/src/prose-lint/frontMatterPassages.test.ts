import { describe, expect, it } from 'vitest'
import { readFrontMatter } from '../content/frontMatter.ts'
import { docSchema } from '../content/schemas.ts'
import { frontMatterPassages } from './frontMatterPassages.ts'
import { TextPositions } from './textPositions.ts'

/** Each field's text, and the same characters found in the source. */
function read(source: string) {
  const { data = {}, locate } = readFrontMatter(source, docSchema, 'a.md', () => {})
  return frontMatterPassages({ front: data, locate }, new TextPositions(source)).map(
    ({ text, offsets }) => [text, offsets.map((offset) => source[offset]).join('')],
  )
}

describe('the words of front matter', () => {
  it('are title, description and labels', () => {
    expect(
      read(
        '---\ntitle: 一\nid: x\nsidebar_label: 二\npagination_label: 三\ndescription: 四\n---\n',
      ),
    ).toEqual([
      ['一', '一'],
      ['四', '四'],
      ['二', '二'],
      ['三', '三'],
    ])
  })

  it('are found inside quotes and over several lines', () => {
    expect(read('---\ntitle: "一: 二"\ndescription: >-\n  三\n  四\n---\n')).toEqual([
      ['一: 二', '一: 二'],
      ['三 四', '三 四'],
    ])
  })
})
