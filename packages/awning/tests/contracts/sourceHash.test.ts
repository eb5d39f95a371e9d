import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const engine = new URL('../..', import.meta.url)
let home: string
let record: string
let hashSources: () => string
let rememberedHash: (record: string, now?: number) => string

/** A copy of the command line, with one source. */
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'awning-'))
  cpSync(new URL('bin', engine), join(home, 'bin'), { recursive: true })
  cpSync(new URL('package.json', engine), join(home, 'package.json'))
  mkdirSync(join(home, 'src'))
  writeFileSync(join(home, 'src/a.ts'), 'export const a = 1')
  record = join(home, '.cache/cli/sources.json')
  const module = await import(pathToFileURL(join(home, 'bin/sourceHash.mjs')).href)
  hashSources = module.hashSources
  rememberedHash = module.rememberedHash
})
afterEach(() => rmSync(home, { recursive: true }))

const later = () => Date.now() + 60_000

/** Replaces the hash in the record, which shows whether it is used. */
function mark(): void {
  const known = JSON.parse(readFileSync(record, 'utf8'))
  writeFileSync(record, JSON.stringify({ ...known, hash: 'remembered' }))
}

describe('the hash of the sources', () => {
  it('is remembered until a source changes', () => {
    expect(rememberedHash(record, later())).toBe(hashSources())
    mark()
    expect(rememberedHash(record, later())).toBe('remembered')
    writeFileSync(join(home, 'src/a.ts'), 'export const a = 2')
    expect(rememberedHash(record, later())).toBe(hashSources())
  })

  it.each(['bin/awning.mjs', 'package.json', 'src/new.css'])('depends on %s', (file) => {
    const before = rememberedHash(record, later())
    writeFileSync(join(home, file), '{"devDependencies":{}}')
    const after = rememberedHash(record, later())
    expect(after).not.toBe(before)
    expect(after).toBe(hashSources())
  })

  it('does not depend on tests', () => {
    const before = rememberedHash(record, later())
    writeFileSync(join(home, 'src/a.test.ts'), 'it()')
    expect(rememberedHash(record, later())).toBe(before)
  })

  it('is remembered once the newest source is older than two seconds', () => {
    // The times of a copy are those of its files; only this one was changed last.
    writeFileSync(join(home, 'src/z.ts'), '')
    const changed = Math.floor(statSync(join(home, 'src/z.ts')).ctimeMs)
    rememberedHash(record, changed + 2000)
    expect(() => readFileSync(record)).toThrow()
    rememberedHash(record, changed + 2001)
    expect(readFileSync(record, 'utf8')).toContain(hashSources())
  })

  it.each(['', '{', '{"times":1}'])('is made again if the record is damaged: %j', (text) => {
    rememberedHash(record, later())
    writeFileSync(record, text)
    expect(rememberedHash(record, later())).toBe(hashSources())
  })

  it('needs no place for the record', () => {
    writeFileSync(join(home, '.cache'), 'a file in place of the folder')
    expect(rememberedHash(record, later())).toBe(hashSources())
  })
})
