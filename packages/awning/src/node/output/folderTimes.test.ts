import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { changedFolders, filesIn, folderTime, foldersOf } from './folderTimes.ts'

const files = { 'index.html': '', 'blog/index.html': '', 'blog/a/index.html': '' }

/** An output folder whose folders were last changed long ago, and their times. */
function oldOutput() {
  const root = temporaryFolder(files)
  for (const folder of ['', 'blog', 'blog/a']) utimesSync(join(root, folder), 1, 1)
  const folders = foldersOf(Object.keys(files))
  return { root, times: new Map(Array.from(folders, (one) => [one, folderTime(root, one)])) }
}

describe('folders of the output', () => {
  it('are all folders of the files, with the outermost', () => {
    expect([...foldersOf(['a/b/c.txt', 'a/d.txt'])].sort()).toEqual(['', 'a', 'a/b'])
  })

  it('are unchanged where nothing was added or removed, whatever was written into files', () => {
    const { root, times } = oldOutput()
    writeFileSync(join(root, 'blog/index.html'), 'other')
    expect(changedFolders(root, times)).toEqual([])
  })

  it.each<[string, string, (root: string) => void]>([
    ['a file was added', 'blog', (root) => writeFileSync(join(root, 'blog/x.html'), '')],
    ['a file was removed', 'blog/a', (root) => rmSync(join(root, 'blog/a/index.html'))],
    ['a folder was added', '', (root) => mkdirSync(join(root, 'new'))],
  ])('are changed where %s', (_, changed, change) => {
    const { root, times } = oldOutput()
    change(root)
    expect(changedFolders(root, times)).toEqual([changed])
  })

  it('count as changed if they had changed just before their times were taken', () => {
    const { root } = oldOutput()
    const times = new Map([
      ['', folderTime(root, '', 1000 + 2001)],
      ['blog', folderTime(root, 'blog', 1000 + 2000)],
    ])
    expect(changedFolders(root, times)).toEqual(['blog'])
  })

  it('are listed without the known ones below them, and without following links', () => {
    const { root, times } = oldOutput()
    mkdirSync(join(root, 'blog/new/deep'), { recursive: true })
    writeFileSync(join(root, 'blog/new/deep/x.html'), '')
    symlinkSync('..', join(root, 'blog/link'))
    expect(filesIn(root, ['blog'], times).sort()).toEqual([
      'blog/index.html',
      'blog/new/deep/x.html',
    ])
  })
})
