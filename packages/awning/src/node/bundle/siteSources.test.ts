import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { siteSources } from './siteSources.ts'
import { isSiteSpecific } from './siteSpecific.ts'

const files = {
  'site.code.ts': 'export default {}',
  'site.config.ts': 'export default {}',
  'labs/dice.tsx': 'export const sides = 6',
  'labs/dice.module.css': '.die {}',
  'content/zh/graph.tsx': 'export const size = 1',
}
const code = ['content/zh/graph.tsx', 'labs/dice.module.css', 'labs/dice.tsx', 'site.code.ts']

describe("the sources of a site's bundle", () => {
  it('are its code files without the settings, listed in one order', () => {
    expect(siteSources(temporaryFolder(files))).toEqual(code)
  })

  it.each([
    'content/zh/post.md',
    'labs/dice.test.ts',
    'tests/browser/dice.ts',
    'public/widget.js',
    'dist/assets/app.js',
    '.cache/siteModules/a.js',
    '.dist-1/assets/app.js',
    'node_modules/a/index.js',
  ])('do not include %s', (file) => {
    expect(siteSources(temporaryFolder({ ...files, [file]: '/* new */' }))).toEqual(code)
  })
})

describe('a bundle', () => {
  it('is the same for all sites without code and MDX', () => {
    const plain = temporaryFolder({ 'site.config.ts': '', 'labs/dice.tsx': '' })
    expect(isSiteSpecific(plain, {})).toBe(false)
    expect(isSiteSpecific(plain, { 'zh/a.mdx': { code: '', ids: [], interactive: false } })).toBe(
      true,
    )
    expect(isSiteSpecific(temporaryFolder(files), {})).toBe(true)
  })
})
