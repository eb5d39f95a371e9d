import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shopRoot } from '../shopRoot.ts'

const docs = ['zh', 'en'].flatMap((locale) =>
  readdirSync(join(shopRoot, 'content', locale, 'docs/frontend'), {
    recursive: true,
    encoding: 'utf8',
  })
    // The page about the shelf itself names standards, and links to other pages all through its text.
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => `content/${locale}/docs/frontend/${name}`),
)

describe('the end of every doc, as the page about the shelf says,', () => {
  it.each(docs)('%s lists other pages and original sources', (file) => {
    const [, ...sections] = readFileSync(join(shopRoot, file), 'utf8').split(/^## /m)
    const last = sections.at(-1) ?? ''
    expect(last).toMatch(/\]\(\.{1,2}\//)
    expect(last).toMatch(/\]\(https:\/\//)
  })
})
