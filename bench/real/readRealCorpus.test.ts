import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { peers } from '../peers/all.ts'
import { readRealCorpus } from './readRealCorpus.ts'

const long = 'A sentence that makes this text long enough. '.repeat(8)
const far = `${long}\n\n`.repeat(12)

/** Two sites: documents in two folders, and one document far from the others. */
function filesOf(ending = ''): Record<string, string> {
  const files: Record<string, string> = {
    'one+docs/_part.md': long,
    'one+docs/short.md': 'Too short.',
    'two+site/guide/index.md': `# "Far" \`<away>\`\n\n${long}`,
  }
  for (const folder of ['a', 'b'])
    for (let at = 10; at < 25; at += 1)
      files[`one+docs/${folder}/doc${at}.md`] =
        `# Doc ${folder}${at}\n\n${far}See [that](../${folder === 'a' ? 'b' : 'a'}/doc${34 - at}.md).${ending}\n`
  return files
}

const folders: string[] = []
function read(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'real-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return readRealCorpus(folder)
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

describe('the texts of real sites', () => {
  const { corpus, sources } = read(filesOf())
  const documents = Array.from({ length: corpus.size }, (_, index) => corpus.document(index))

  it('are counted by site, without short texts and parts of others', () => {
    expect(sources).toEqual([
      { name: 'one/docs', documents: 30 },
      { name: 'two/site', documents: 1 },
    ])
  })

  it('are in the folders of their sites, one folder deep', () => {
    expect(documents[0]).toMatchObject({ path: 'g000/d0000', title: 'Doc a10', position: 1 })
    expect(documents[15]).toMatchObject({ path: 'g001/d0015', title: 'Doc b10', position: 1 })
    expect(documents[30]).toMatchObject({ path: 'g002/d0030', title: '"Far" <away>' })
    expect(corpus.added()).toMatchObject({ path: 'g002/d0031', position: 2 })
  })

  it('link to each other as each generator wants it', () => {
    expect(documents[0]?.links).toEqual(['g001/d0029'])
    expect(documents[0]?.body((path) => `/${path}/`)).toContain('[that](/g001/d0029/)')
  })

  it('have a route through three documents, the last of them out of view', () => {
    const { from, next, last } = corpus.route()
    expect(next.path.slice(0, 4)).toBe(from.slice(0, 4))
    expect(last.path.slice(0, 4)).not.toBe(from.slice(0, 4))
    expect(documents.find(({ path }) => path === next.path)?.links).toContain(last.path)
  })

  it('are known by a hash of what is measured', () => {
    expect(read(filesOf()).corpus.id).toBe(corpus.id)
    expect(read(filesOf(' More.')).corpus.id).not.toBe(corpus.id)
  })

  it('are too few for a measurement below 25', () => {
    expect(() => read({ 'a/b.md': long })).toThrow('has 1 documents, and a measurement needs 25')
  })

  it.each(Object.values(peers))('are written with their titles for $name', (peer) => {
    const text = peer.write(corpus.document(30))
    expect(text).toContain('title: "\\"Far\\" <away>"')
    if (/^# /m.test(text)) expect(text).toContain('# "Far" \\<away\\>')
  })
})
