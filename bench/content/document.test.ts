import { describe, expect, it } from 'vitest'
import { peers } from '../peers/all.ts'
import { benchDocument, pathOf } from './document.ts'

/** The plain text, without front matter, title and the syntax of links. */
function plainText(file: string, title: string): string {
  return file
    .replace(/^---\n[\s\S]*?\n---\n\n/, '')
    .replace(`# ${title}\n\n`, '')
    .replace(/\]\([^)]*\/(g\d+\/d\d+)(?:\.md|\/)?\)/g, ']($1)')
}

describe('a generated document', () => {
  it.each(Object.values(peers))('has the same text for $name as for this engine', (peer) => {
    for (const index of [0, 7, 21, 29]) {
      const document = benchDocument(index, 30)
      const own = plainText(peers.awning.write(document), document.title)
      expect(own).toContain('](g0')
      expect(plainText(peer.write(document), document.title)).toBe(own)
    }
  })

  it('is the same every time', () => {
    const body = () => benchDocument(3, 300).body((path) => path)
    expect(body()).toBe(body())
    expect(body()).not.toBe(benchDocument(4, 300).body((path) => path))
  })

  it('is as long and as varied as the report says', () => {
    const texts = Array.from({ length: 50 }, (_, index) =>
      benchDocument(index, 300).body((path) => path),
    )
    const characters = texts.map((text) => text.match(/\p{Script=Han}/gu)?.length ?? 0)
    const mean = characters.reduce((sum, length) => sum + length, 0) / texts.length
    expect(mean).toBeGreaterThan(1400)
    expect(mean).toBeLessThan(1600)
    for (const text of texts) {
      expect(text.match(/^##+ /gm)).toHaveLength(7)
      expect(text.match(/^```/gm)).toHaveLength(4)
      expect(text).toContain('| 选项 |')
      expect(text).not.toMatch(/undefined|@\d@/)
    }
  })

  it('links to three others that exist, in the order of its text', () => {
    const { links, body, path } = benchDocument(8, 30)
    expect(new Set(links).size).toBe(3)
    expect(links).not.toContain(path)
    const all = Array.from({ length: 30 }, (_, index) => pathOf(index))
    expect(all).toEqual(expect.arrayContaining([...links]))
    const found = [...body((target) => target).matchAll(/\]\((g[^)]+)\)/g)].map(([, to]) => to)
    expect(found).toEqual(links)
  })

  it('refuses a site too small for its links', () => {
    expect(() => benchDocument(0, 3)).toThrow('A site of 3 documents is too small')
  })
})
