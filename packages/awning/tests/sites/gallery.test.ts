import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFixture } from './openFixture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { sharedEngine } from './fixtureSite.ts'

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Texts and names that occur in the gallery’s page, style sheet and client components. */
const traces = [
  'it is in no build',
  '主题一览',
  'swatches',
  'CrashSample',
  'src/pages/gallery',
  'prose-admonitions',
]

describe('the page that shows the theme', () => {
  it('is no page of a build, and none of its code is in one', async () => {
    const site = openFixture({})
    await site.build()
    expect(site.read('docs/index.html')).toBeDefined()
    expect(site.read('_theme/index.html')).toBeUndefined()
    expect(site.read('en/_theme/index.html')).toBeUndefined()

    const { clientDir } = await sharedEngine()
    const files = [...filesBelow(join(site.root, 'dist')), ...filesBelow(join(clientDir, '..'))]
    expect(files.length).toBeGreaterThan(30)
    const found = files.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return traces.some((trace) => text.includes(trace))
    })
    expect(found).toEqual([])
  })

  it('contains each of these texts in its sources', () => {
    const sources = filesBelow(join(repositoryRoot, 'packages/awning/src/pages/gallery'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const known = traces.filter((trace) => trace !== 'src/pages/gallery')
    expect(known.filter((trace) => !sources.includes(trace))).toEqual([])
  })
})
