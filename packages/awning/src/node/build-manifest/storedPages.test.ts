import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { linksOf, RecordMaker, type PageRecord } from './pageRecords.ts'
import { readStoredPages, writeStoredPages } from './storedPages.ts'

const weight = { inline: 1, styles: ['/a.css'], scripts: [], labs: [] }
const record = (name: string): PageRecord =>
  new RecordMaker().make(
    {
      ownFiles: [`${name}/index.html`],
      sharedFiles: ['assets/part.txt'],
      links: JSON.stringify({ links: [`/${name}`, '/文'], ids: ['节'] }),
      weight,
      offline: { id: `${name} id`, hash: `${name} hash`, bytes: 10, files: ['/assets/part.txt'] },
    },
    `hash of ${name}`,
  )

const pages = new Map(['a', 'b', 'c'].map((name) => [`zh /${name}`, record(name)]))

describe('stored pages', () => {
  it('are read as they were written, with their links', () => {
    const file = join(temporaryFolder(), 'pages')
    writeStoredPages(file, 'build', pages)
    const read = readStoredPages(file, 'build')
    expect([...read]).toEqual([...pages])
    expect(linksOf(read.get('zh /b') ?? record('b'))).toEqual({ links: ['/b', '/文'], ids: ['节'] })
    writeStoredPages(file, 'next build', read)
    expect([...readStoredPages(file, 'next build')]).toEqual([...pages])
  })

  it('share the lists that are equal', () => {
    const maker = new RecordMaker()
    const made = Array.from(pages.values(), ({ hash, links, ...rest }) =>
      maker.make({ ...rest, links: links.toString() }, hash),
    )
    expect(new Set(made.map(({ sharedFiles }) => sharedFiles)).size).toBe(1)
    expect(new Set(made.map((one) => one.weight)).size).toBe(1)
  })

  it.each([
    ['of another build', 'other', (text: Buffer) => text],
    ['cut', 'build', (text: Buffer) => text.subarray(0, -1)],
    [
      'changed in a link',
      'build',
      (text: Buffer) => Buffer.from(text.toString().replace('"/b"', '"/x"')),
    ],
  ])('are none where they are %s', (_, build, damage) => {
    const file = join(temporaryFolder(), 'pages')
    writeStoredPages(file, 'build', pages)
    writeFileSync(file, damage(readFileSync(file)))
    expect(readStoredPages(file, build).size).toBe(0)
  })
})
