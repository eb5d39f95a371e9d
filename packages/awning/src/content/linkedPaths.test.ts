import { expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { linkedPaths } from './linkedPaths.ts'

const link = (href: string) => ({ href, written: href, line: 1, column: 1 })

it('the pages a text links to are known by their paths, in its own language', () => {
  const links = new Map([
    [
      'en /docs/a',
      [
        '/en/docs/b/#x',
        '/en/docs/b',
        '/en/blog/%E5%B7%A5',
        '/docs/c',
        '#here',
        '/en/docs/a',
        '/en/no',
        '/en/%',
      ].map(link),
    ],
  ])
  const paths = ['/docs/a', '/docs/b/', '/docs/c', '/blog/工']
  expect(linkedPaths(paths, links, plainSite, 'en')).toEqual(
    new Map([
      ['/docs/a', ['/docs/b/', '/blog/工']],
      ['/docs/b/', []],
      ['/docs/c', []],
      ['/blog/工', []],
    ]),
  )
})
