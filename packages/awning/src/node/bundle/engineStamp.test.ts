import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { siteCodeStamp } from './engineStamp.ts'
import { isOwnBundle, siteSources } from './siteSources.ts'

const files = {
  'site.code.ts': 'export default {}',
  'site.config.ts': 'export default {}',
  'labs/dice.tsx': 'export const sides = 6',
  'labs/dice.module.css': '.die {}',
  'content/zh/graph.tsx': 'export const size = 1',
}

describe("the hash of a site's code", () => {
  const stampWith = (more: Readonly<Record<string, string>> = {}) =>
    siteCodeStamp(temporaryFolder({ ...files, ...more }))

  it('is the same for the same files in another folder', () => {
    expect(stampWith()).toBe(stampWith())
  })

  it.each(Object.keys(files).filter((file) => file !== 'site.config.ts'))(
    'changes with %s',
    (file) => {
      expect(stampWith({ [file]: '/* new */' })).not.toBe(stampWith())
    },
  )

  it.each([
    'site.config.ts',
    'content/zh/post.md',
    'labs/dice.test.ts',
    'tests/browser/dice.ts',
    'public/widget.js',
    'dist/assets/app.js',
    '.cache/config/a.js',
    '.dist-1/assets/app.js',
    'node_modules/a/index.js',
  ])('does not change with %s', (file) => {
    expect(stampWith({ [file]: '/* new */' })).toBe(stampWith())
  })
})

describe("the sources of a site's bundle", () => {
  it('are listed in one order', () => {
    expect(siteSources(temporaryFolder(files))).toEqual([
      'content/zh/graph.tsx',
      'labs/dice.module.css',
      'labs/dice.tsx',
      'site.code.ts',
    ])
  })
})

describe('a bundle', () => {
  it('is the same for all sites without code and MDX', () => {
    const plain = temporaryFolder({ 'site.config.ts': '', 'labs/dice.tsx': '' })
    expect(isOwnBundle(plain, {})).toBe(false)
    expect(isOwnBundle(plain, { 'zh/a.mdx': { code: '', interactive: false } })).toBe(true)
    expect(isOwnBundle(temporaryFolder(files), {})).toBe(true)
  })
})
