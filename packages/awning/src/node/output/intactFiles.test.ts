import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WrittenFiles } from '../build-manifest/writtenFiles.ts'
import { IntactFiles } from './intactFiles.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'intact-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function written(...paths: string[]): WrittenFiles {
  const files = new WrittenFiles()
  for (const path of paths) {
    put(path, path)
    const { size, mtimeMs: time } = statSync(join(root, path))
    files.add(path, '', { size, time })
  }
  return files
}

/** The thread takes the files in their order, so the last of them is found after all others. */
async function found(files: WrittenFiles): Promise<string[]> {
  const intact = IntactFiles.find(root, files, { minFiles: 1 })
  const last = files.paths.at(-1) ?? ''
  await expect.poll(() => intact?.has(last), { timeout: 20_000 }).toBe(true)
  return files.paths.filter((path) => intact?.has(path))
}

describe('another thread', () => {
  it('finds the files that are as a build left them', async () => {
    const files = written('index.html', 'docs/a/index.html', 'docs/b.txt', 'gone.txt', 'last.txt')
    put('docs/b.txt', 'changed, and of another size')
    rmSync(join(root, 'gone.txt'))
    expect(await found(files)).toEqual(['index.html', 'docs/a/index.html', 'last.txt'])
  })

  it('leaves files to this thread whose folder is a link by now', async () => {
    const files = written('docs/a/index.html', 'docs/a/b/index.html', 'last.txt')
    renameSync(join(root, 'docs/a'), join(root, 'elsewhere'))
    symlinkSync('../elsewhere', join(root, 'docs/a'))
    expect(await found(files)).toEqual(['last.txt'])
  })

  it('is not started for few files', () => {
    expect(IntactFiles.find(root, written('a'), { minFiles: 2 })).toBeUndefined()
    expect(IntactFiles.find(root, written('a'), { minFiles: 1 })?.has('b')).toBe(false)
  })
})
