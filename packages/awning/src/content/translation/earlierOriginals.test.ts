import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../temporaryFolder.testing.ts'
import { earlierOriginals } from './earlierOriginals.ts'
import { sourceHash } from './sourceHash.ts'

const versions = Array.from({ length: 61 }, (_, at) => `Version ${at + 1}.\r\n`)
const files = ['content/zh/docs/a.md', 'content/zh/docs/[甲] "乙".md']
const wanted = (file: string, version: number) => ({
  file,
  hash: sourceHash(`Version ${version}.\n`),
})

/** A site in a folder of a repository; each commit changes both files. */
function committedSite(): string {
  const root = temporaryFolder({ 'site/site.config.ts': '' })
  const commits = versions.map((text) => {
    const changes = files.map(
      (file) => `M 100644 inline ${JSON.stringify(`site/${file}`)}\n${dataOf(text)}`,
    )
    return `commit refs/heads/main\ncommitter a <a@b.c> 0 +0000\n${dataOf('a')}${changes.join('')}`
  })
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root })
  execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input: commits.join('') })
  return join(root, 'site')
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`
}

it('finds the versions of originals in the last sixty commits of each', () => {
  const root = committedSite()
  for (const file of files) {
    const [last, sixtieth, older] = [wanted(file, 61), wanted(file, 2), wanted(file, 1)]
    const found = earlierOriginals(root, [last, sixtieth, older])
    expect([...found]).toEqual([
      [last, 'Version 61.\n'],
      [sixtieth, 'Version 2.\n'],
    ])
  }
})

it('finds those of more files than a command line can name', () => {
  const others = Array.from({ length: 500 }, (_, at) => wanted(`content/zh/docs/${at}.md`, 1))
  const [first, second] = files.map((file) => wanted(file, 30))
  const found = earlierOriginals(
    committedSite(),
    [...others, first, second].filter((one) => !!one),
  )
  expect([...found.keys()]).toEqual([first, second])
})

it('finds nothing without a repository', () => {
  const root = temporaryFolder({ 'content/zh/docs/a.md': 'A' })
  expect(earlierOriginals(root, [wanted('content/zh/docs/a.md', 1)]).size).toBe(0)
})
