import { createHash } from 'node:crypto'
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
let isKnownIntact: (folder: string, record: string, now?: number) => boolean

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
  isKnownIntact = module.isKnownIntact
})
afterEach(() => rmSync(home, { recursive: true }))

const later = () => Date.now() + 60_000

/** Replaces the hash in the record, which shows whether it is used. */
function mark(): void {
  const known = JSON.parse(readFileSync(record, 'utf8'))
  writeFileSync(record, JSON.stringify({ ...known, result: 'remembered' }))
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
    const changed = statSync(join(home, 'src/z.ts')).ctimeMs
    rememberedHash(record, changed + 2000)
    expect(() => readFileSync(record)).toThrow()
    rememberedHash(record, changed + 2000.5)
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

describe('that a bundle is intact', () => {
  let bundle: string
  beforeEach(() => {
    bundle = join(home, '.cache/cli/bundle')
    mkdirSync(bundle, { recursive: true })
    writeFileSync(join(bundle, 'cli.js'), 'run()')
    const hash = createHash('sha256').update('run()').digest('hex')
    writeFileSync(join(bundle, 'complete'), JSON.stringify({ 'cli.js': hash }))
  })

  it('is remembered until one of its files changes', () => {
    expect(isKnownIntact(bundle, record, later())).toBe(true)
    mark()
    expect(isKnownIntact(bundle, record, later())).toBe('remembered')
    writeFileSync(join(bundle, 'cli.js'), 'sun()')
    expect(isKnownIntact(bundle, record, later())).toBe(false)
    writeFileSync(join(bundle, 'cli.js'), 'run()')
    expect(isKnownIntact(bundle, record, later())).toBe(true)
  })

  it('is remembered of this bundle alone', () => {
    expect(isKnownIntact(bundle, record, later())).toBe(true)
    expect(isKnownIntact(`${bundle}2`, record, later())).toBe(false)
    rmSync(join(bundle, 'cli.js'))
    expect(isKnownIntact(bundle, record, later())).toBe(false)
  })
})
