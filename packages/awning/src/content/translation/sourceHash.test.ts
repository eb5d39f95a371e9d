import { describe, expect, it } from 'vitest'
import { sourceHash, translatable } from './sourceHash.ts'

const text = (front: string, body = '正文。\n') => `---\n${front}\n---\n\n${body}`

describe('the hash of a source', () => {
  it('changes with the text, the title and the description', () => {
    const first = sourceHash(text('title: 布局\ndescription: 一'))
    expect(first).toMatch(/^[\da-f]{12}$/)
    expect(sourceHash(text('title: 布局\ndescription: 一', '改了。\n'))).not.toBe(first)
    expect(sourceHash(text('title: 版式\ndescription: 一'))).not.toBe(first)
    expect(sourceHash(text('title: 布局\ndescription: 二'))).not.toBe(first)
  })

  it('does not change with data that needs no translation', () => {
    expect(sourceHash(text('title: 布局\nsidebar_position: 1'))).toBe(
      sourceHash(text('title: 布局\nsidebar_position: 2\nrequires:\n  - css/rules')),
    )
  })

  it('takes the lines of a long field with it', () => {
    expect(translatable(text('description: >\n  一行\n  又一行\nid: x'))).toBe(
      'description: >\n  一行\n  又一行\n\n正文。\n',
    )
  })

  it('is that of the whole text where there is no front matter', () => {
    expect(translatable('正文\n\n---\n\ntitle: 不是\n\n---\n')).toContain('title: 不是')
  })
})
