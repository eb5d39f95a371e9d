import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import type { DocsConfig } from '../config/site.ts'
import { docVersions } from './docVersions.ts'

const docs: DocsConfig = {
  ...plainSite.docs,
  mainDoc: 'start',
  versions: [
    { name: 'current', label: 'Next', banner: 'unreleased' },
    { name: '2', label: '2.x', path: '/docs/v2', banner: 'none' },
    { name: '1', label: '1.x', path: '/docs/v1/', banner: 'unmaintained' },
  ],
}

const all = ['start', 'a', 'b/', 'v2/', 'v2/a', 'v2x', 'v1/', 'v1/b/'].map((id) => ({
  id: id.replace(/\/$/, ''),
  path: `/docs/${id}`,
}))

const at = docVersions(docs, all)
const pathsAt = (path: string) => at(path).map((version) => version.path)
const activeAt = (path: string) => at(path).find(({ isActive }) => isActive)?.name

describe('the versions of a doc', () => {
  it('link to the same doc if it exists, otherwise to the main doc', () => {
    expect(pathsAt('/docs/a')).toEqual(['/docs/a', '/docs/v2/a', '/docs/v1/'])
    expect(pathsAt('/docs/v1/b/')).toEqual(['/docs/b/', '/docs/v2/', '/docs/v1/b/'])
    expect(pathsAt('/docs/v2/')).toEqual(['/docs/start', '/docs/v2/', '/docs/v1/'])
  })

  it('are matched by whole path segments; other paths belong to the version without a path', () => {
    expect(activeAt('/docs/v2/a')).toBe('2')
    expect(activeAt('/docs/v1')).toBe('1')
    expect(activeAt('/docs/v2x')).toBe('current')
    expect(activeAt('/docs')).toBe('current')
  })

  it('have the first one without a banner as the latest', () => {
    expect(at('/docs/a').map(({ isLatest }) => isLatest)).toEqual([false, true, false])
    expect(at('/docs/a').map(({ banner }) => banner)).toEqual([
      'unreleased',
      'none',
      'unmaintained',
    ])
  })

  it('are found where the docs are at the root of the site', () => {
    const versions = [
      { name: 'current', label: 'Next', banner: 'none' },
      { name: '1', label: '1.x', path: '/v1', banner: 'none' },
    ] as const
    const paths = ['/', '/a', '/v1/', '/v1/a', '/v1/old']
    const rooted = docVersions(
      { ...docs, path: '/', mainDoc: '/', versions },
      paths.map((path) => ({ id: path, path })),
    )
    const pathsOf = (path: string) => rooted(path).map((version) => version.path)
    expect(pathsOf('/a')).toEqual(['/a', '/v1/a'])
    expect(pathsOf('/v1/a')).toEqual(['/a', '/v1/a'])
    expect(pathsOf('/v1/old')).toEqual(['/', '/v1/old'])
    expect(pathsOf('/')).toEqual(['/', '/v1/'])
    expect(rooted('/a').map(({ isActive }) => isActive)).toEqual([true, false])
    expect(rooted('/v1/a').map(({ isActive }) => isActive)).toEqual([false, true])
  })

  it('are one, the latest, where no others are configured', () => {
    const { versions } = plainSite.docs
    expect(docVersions({ ...docs, versions }, all)('/docs/a')).toMatchObject([
      { name: 'current', path: '/docs/a', banner: 'none', isActive: true, isLatest: true },
    ])
  })
})
