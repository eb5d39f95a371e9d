import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { ChangedSource } from './changedSource.ts'
import { hash } from './hash.ts'
import { areCurrent, currentState } from './reads.ts'
import {
  isSourceFile,
  listSourceFiles,
  readHashed,
  readRecorded,
  readSource,
  Recording,
  unchangedHash,
} from './recording.ts'

const files = { 'a.txt': 'one', 'folder/b.txt': 'b' }

function record(work: (root: string) => void) {
  const root = temporaryFolder(files)
  const recording = new Recording(root)
  recording.run(() => work(root))
  return { root, reads: recording.reads, isCurrent: () => areCurrent(root, recording.reads, {}) }
}

describe('a recording', () => {
  it('names files by their path from the site, and those outside by their path from the engine', () => {
    const outside = join(process.cwd(), 'package.json')
    const { reads } = record((root) => {
      readSource(join(root, 'a.txt'))
      readSource(outside)
      isSourceFile(join(root, 'none/x.txt'))
      listSourceFiles(root)
    })
    expect([...reads.files.keys()]).toEqual(['a.txt', 'engine:../../package.json', 'none/x.txt'])
    expect(reads.files.get('none/x.txt')).toBeNull()
    expect([...reads.folders.keys()]).toEqual(['', 'folder'])
  })

  it('contains the first state of a file that was read', () => {
    const { isCurrent } = record((root) => {
      readSource(join(root, 'a.txt'))
      writeFileSync(join(root, 'a.txt'), 'two')
      readSource(join(root, 'a.txt'))
    })
    expect(isCurrent()).toBe(false)
  })

  it('does not care for the content of a file that was only looked for', () => {
    const { root, isCurrent } = record((folder) => isSourceFile(join(folder, 'a.txt')))
    writeFileSync(join(root, 'a.txt'), 'two')
    expect(isCurrent()).toBe(true)
    rmSync(join(root, 'a.txt'))
    expect(isCurrent()).toBe(false)
  })

  it('is no longer current if a folder contains other names', () => {
    const { root, isCurrent } = record((folder) => listSourceFiles(folder))
    writeFileSync(join(root, 'folder/b.txt'), 'other')
    expect(isCurrent()).toBe(true)
    writeFileSync(join(root, 'folder/c.txt'), '')
    expect(isCurrent()).toBe(false)
  })

  it('computes facts again, and is not current with an unknown one', () => {
    const root = temporaryFolder()
    const recording = new Recording(root)
    recording.fact('settings', '1')
    const { reads } = recording
    expect(areCurrent(root, reads, { settings: () => '1' })).toBe(true)
    expect(areCurrent(root, reads, { settings: () => '2' })).toBe(false)
    expect(areCurrent(root, reads, {})).toBe(false)
  })

  it('is not needed to read', () => {
    const root = temporaryFolder(files)
    expect(Recording.current).toBeUndefined()
    expect(readSource(join(root, 'a.txt'))?.toString()).toBe('one')
    expect(readSource(join(root, 'a.txt/x'))).toBeUndefined()
  })
})

describe('a recording that starts from an earlier one', () => {
  /** A file that was read long after it was written. */
  function later() {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    onTestFinished(() => now.mockRestore())
    const { root, reads } = record((folder) => readSource(join(folder, 'a.txt')))
    const recording = new Recording(root)
    recording.startFrom(reads)
    return { path: join(root, 'a.txt'), reads, recording }
  }

  it('knows the hash of a file that has not changed, without reading it', () => {
    const { path, reads, recording } = later()
    expect(recording.run(() => unchangedHash(path))).toBe(hash('one'))
    expect(recording.readCount).toBe(0)
    expect(recording.reads.files).toEqual(reads.files)
  })

  it('does not know that of a file that was written again', () => {
    const { path, recording } = later()
    writeFileSync(path, 'two')
    expect(recording.run(() => unchangedHash(path))).toBeUndefined()
    expect(recording.run(() => readHashed(path)?.hash)).toBe(hash('two'))
    expect(recording.readCount).toBe(1)
  })

  it('has to begin again if such a file changes before it is read', () => {
    const { path, recording } = later()
    expect(readRecorded(path, hash('one')).toString()).toBe('one')
    writeFileSync(path, 'two')
    const read = () => recording.run(() => readRecorded(path, hash('one')))
    expect(read).toThrow(ChangedSource)
    rmSync(path)
    expect(read).toThrow(ChangedSource)
  })
})

describe('the state of a file', () => {
  it('is taken from what is known where nothing about it has changed for a while', () => {
    const root = temporaryFolder(files)
    const path = join(root, 'a.txt')
    const { size, mtimeMs: modified, ctimeMs: changed } = statSync(path)
    const state = { hash: 'known', size, modified, changed }
    expect(currentState(path, state, state.changed + 2001)?.hash).toBe('known')
    // It may have changed twice within one tick of the file system's clock.
    expect(currentState(path, state, state.changed + 2000)?.hash).not.toBe('known')
  })

  it('is read again where its time of modification was set back', () => {
    const root = temporaryFolder(files)
    const path = join(root, 'a.txt')
    utimesSync(path, 1, 1)
    const known = currentState(path)
    writeFileSync(path, 'two')
    utimesSync(path, 1, 1)
    expect(currentState(path, known, Date.now() + 60_000)?.hash).not.toBe(known?.hash)
  })
})
