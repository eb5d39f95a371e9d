import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { finishDocument } from '../../../node/render/finishDocument.ts'
import { readPageHead } from './readPageHead.ts'

/** A document as the build writes it. */
function documentOf(title: string): string {
  const head = createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('title', null, title),
  )
  const page = createElement('html', { dir: 'ltr', lang: 'zh-Hans' }, head, createElement('body'))
  return finishDocument(renderToString(page), {
    boot: 'start()',
    colours: { light: '#ffffff', dark: '#000000' },
    entry: '/entry.js',
    scripts: [],
    fetches: ['/a/index.txt', '/assets/shell.txt'],
    id: 'p1',
    page: '/a',
  })
}

describe('the head of a document that the build wrote', () => {
  it('names its language and its payload', () => {
    expect(readPageHead(documentOf('a'))).toMatchObject({
      lang: 'zh-Hans',
      payload: { href: '/a/index.txt', id: 'p1' },
    })
  })

  it.each([
    ['名字 | The Site', '名字'],
    ['a | b | Site', 'a | b'],
    ['1 < 2 & "x" > \'y\' | Site', '1 < 2 & "x" > \'y\''],
    ['&lt; is not < | Site', '&lt; is not <'],
    ['alone', 'alone'],
  ])('has the title %j without the name of the site', (title, shown) => {
    expect(readPageHead(documentOf(title)).title).toBe(shown)
  })
})

describe('the head of another document', () => {
  it('has no payload', () => {
    expect(readPageHead('<html><head></head></html>')).toEqual({
      title: '',
      lang: '',
      payload: undefined,
    })
  })
})
