import { describe, expect, it } from 'vitest'
import { docPath } from './docPath.ts'

describe('docPath', () => {
  it('puts an ordinary doc at its own path', () => {
    expect(docPath('frontend/css/layout.md')).toEqual({
      id: 'frontend/css/layout',
      path: '/frontend/css/layout',
      isIndex: false,
    })
  })

  it.each([
    ['frontend/index.md', 'frontend/index', '/frontend/'],
    [
      'frontend/javascript/data-type/index.md',
      'frontend/javascript/data-type/index',
      '/frontend/javascript/data-type/',
    ],
    ['frontend/README.md', 'frontend/README', '/frontend/'],
    ['frontend/Readme.mdx', 'frontend/Readme', '/frontend/'],
    ['frontend/css/css.md', 'frontend/css/css', '/frontend/css/'],
    ['frontend/css/CSS.mdx', 'frontend/css/CSS', '/frontend/css/'],
    ['index.md', 'index', '/'],
  ])('gives %s the address of its folder', (file, id, path) => {
    expect(docPath(file)).toEqual({ id, path, isIndex: true })
  })

  it('strips number prefixes from every segment before anything is compared', () => {
    expect(docPath('01-frontend/02-css/03-layout.md')).toEqual({
      id: 'frontend/css/layout',
      path: '/frontend/css/layout',
      isIndex: false,
    })
    expect(docPath('01-frontend/02-css/01-css.md').path).toBe('/frontend/css/')
    expect(docPath('01-frontend/00-index.md').path).toBe('/frontend/')
  })

  it('compares only with the folder that contains the file', () => {
    expect(docPath('css/frontend/css.md').isIndex).toBe(false)
    expect(docPath('css.md')).toEqual({ id: 'css', path: '/css', isIndex: false })
  })

  it('keeps Han names and dots inside names', () => {
    expect(docPath('frontend/布局.md').path).toBe('/frontend/布局')
    expect(docPath('frontend/node.js.mdx').path).toBe('/frontend/node.js')
  })
})
