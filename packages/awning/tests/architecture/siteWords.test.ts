import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'
import { siteWords } from '../siteWords.ts'

const engine = join(repositoryRoot, 'packages/awning')

describe('the engine', () => {
  it('knows no site: no word of the shop is in its sources', () => {
    const files = ['src', 'bin'].flatMap((folder) =>
      readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|mjs|css|md|svg)$/.test(name))
        .filter((name) => !/\.test(?:ing)?\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    )
    expect(files.length).toBeGreaterThan(500)
    const found = files.filter(
      (name) => siteWords.test(name) || siteWords.test(readFileSync(join(engine, name), 'utf8')),
    )
    expect(found).toEqual([])
  })
})
