import { describe, expect, it } from 'vitest'
import { versionedUrl, type SavedDocs } from './versionedUrl.ts'

const docs: SavedDocs = {
  version: '1.0',
  docsPath: '/docs',
  locales: ['en', 'fr'],
  files: new Set(['start.md', 'guide/install.md', 'guide/use.mdx', 'guide/a b.png']),
  addresses: new Set(['/docs/start', '/docs/guide/install', '/docs/guide/use']),
}
const from = (relative: string) => (url: string) => versionedUrl(url, relative, docs)

describe('the target of a link in the copy of a doc', () => {
  it.each([
    ['/docs/start', '/docs/1.0/start'],
    ['/docs/start/', '/docs/1.0/start/'],
    ['/docs/guide/use?a=1#b', '/docs/1.0/guide/use?a=1#b'],
    ['/fr/docs/start', '/fr/docs/1.0/start'],
    ['/guide/install.md#a', '/1.0/guide/install.md#a'],
    ['/docs/guide/install.md', '/docs/1.0/guide/install.md'],
    ['guide/use.mdx', '1.0/guide/use.mdx'],
  ])('%s is the copy: %s', (url, expected) => {
    expect(from('guide/install.md')(url)).toBe(expected)
  })

  it.each([
    ['../../blog/post.md', '../../../blog/post.md'],
    ['../../../../public/x.png', '../../../../../public/x.png'],
  ])('%s leaves the docs one folder later', (url, expected) => {
    expect(from('guide/install.md')(url)).toBe(expected)
  })

  it.each([
    '',
    '#a',
    '?a',
    './use.mdx',
    '../start.md',
    'a%20b.png',
    'a%ZZ.png',
    '/docs',
    '/docs/other',
    '/blog/start',
    '/de/docs/start',
    '@site/x.png',
    'pathname:///docs/start',
    'https://docs.example.com/docs/start',
    'mailto:a@b.example',
  ])('%j stays as it is', (url) => {
    expect(from('guide/install.md')(url)).toBe(url)
  })

  it('is found where the docs are the whole site', () => {
    const root = { ...docs, docsPath: '/', addresses: new Set(['/start']) }
    expect(versionedUrl('/start#a', 'start.md', root)).toBe('/1.0/start#a')
    expect(versionedUrl('/blog', 'start.md', root)).toBe('/blog')
  })
})
