import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'
import { siteWords } from '../siteWords.ts'

/** Folders that belong to a site and have yet to move there. */
const siteFolders = ['labs/']

const src = join(repositoryRoot, 'packages/awning/src')

describe('the engine', () => {
  it.each(siteWords)('knows no site: “%s” is nowhere in it', (word) => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        /\.(?:tsx?|mjs|css|md|svg)$/.test(name) &&
        !/\.test(?:ing)?\.tsx?$/.test(name) &&
        !siteFolders.some((folder) => name.startsWith(folder)),
    )
    expect(files.length).toBeGreaterThan(300)
    const holding = files.filter((name) => readFileSync(join(src, name), 'utf8').includes(word))
    expect(holding).toEqual([])
  })

  it('has no look of one site on its social images', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(?:features\/social-images\/.*|pages\/\w+Cards?)\.ts$/.test(name),
    )
    expect(files.length).toBeGreaterThan(30)
    const words = /shop|\bstores?\b|game|\bbooks?\b|spine|counter|ledger|杂/i
    const holding = files.filter((name) => words.test(readFileSync(join(src, name), 'utf8')))
    expect(holding).toEqual([])
  })
})
