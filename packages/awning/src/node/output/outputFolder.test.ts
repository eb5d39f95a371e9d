import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WrittenFiles } from '../build-manifest/writtenFiles.ts'
import { listFolder } from './listFolder.ts'
import { OutputFolder, type WrittenOutput } from './outputFolder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the output folder', () => {
  it('appears at the end, with all files', () => {
    const output = new OutputFolder(join(root, 'dist'))
    output.write('index.html', 'home')
    output.write('blog/tags/工具/index.html', Buffer.from('tag'))
    expect(existsSync(join(root, 'dist'))).toBe(false)
    output.commit()
    expect(listFolder(join(root, 'dist'))).toEqual(['blog/tags/工具/index.html', 'index.html'])
    expect(read('dist/blog/tags/工具/index.html')).toBe('tag')
  })

  it('replaces the old one completely', () => {
    put('dist/index.html', 'old')
    put('dist/gone.html', 'old')
    const output = new OutputFolder(join(root, 'dist'))
    output.write('index.html', 'new')
    expect(read('dist/index.html')).toBe('old')
    output.commit()
    expect(listFolder(join(root, 'dist'))).toEqual(['index.html'])
    expect(read('dist/index.html')).toBe('new')
    expect(readdirSync(root)).toEqual(['dist'])
  })

  it('is not looked at where another thread has found its files to be as they were', () => {
    const first = new OutputFolder(join(root, 'dist'))
    for (const name of ['found', 'other']) first.write(name, 'old', 'hash')
    const last = first.commit()
    for (const name of ['found', 'other']) put(`dist/${name}`, 'changed')
    const intact = { has: (path: string) => path === 'found' }
    const output = new OutputFolder(join(root, 'dist'), last, intact)
    expect(output.reuse('found', 'hash')).toBe(true)
    expect(output.reuse('other', 'hash')).toBe(false)
    output.discard()
  })

  it('leaves the old one unchanged when it is discarded, and no temporary files', () => {
    put('dist/index.html', 'old')
    const output = new OutputFolder(join(root, 'dist'))
    output.write('index.html', 'new')
    output.discard()
    expect(readdirSync(root)).toEqual(['dist'])
    expect(read('dist/index.html')).toBe('old')
  })

  it('begins empty, whatever a killed build left behind', () => {
    const killed = new OutputFolder(join(root, 'dist'))
    killed.write('half.html', 'x')
    const output = new OutputFolder(join(root, 'dist'))
    output.write('index.html', 'x')
    output.commit()
    expect(listFolder(join(root, 'dist'))).toEqual(['index.html'])
  })

  it('may be in a folder that does not exist yet', () => {
    const output = new OutputFolder(join(root, 'a/b/dist'))
    output.write('index.html', 'x')
    output.commit()
    expect(read('a/b/dist/index.html')).toBe('x')
  })

  it('knows every file that was written or copied', async () => {
    put('public/img/x.svg', 'x')
    put('public/left-out.css', 'x')
    const output = new OutputFolder(join(root, 'dist'))
    output.write('blog/index.html', 'x')
    await output.copyFiles(join(root, 'public'), ['img/x.svg'])
    const known = ['/blog/index.html', '/img/x.svg', 'blog/index.html', '/img/left-out.css']
    expect(known.filter((path) => output.files.has(path))).toEqual(known.slice(0, 2))
    output.commit()
    expect(listFolder(join(root, 'dist'))).toEqual(['blog/index.html', 'img/x.svg'])
  })
})

describe('a path that leaves the output folder', () => {
  const outside = ['../escape.html', '../../escape.html', 'blog/../../escape.html', '/escape.html']

  it.each(outside)('%s is not written', (path) => {
    const output = new OutputFolder(join(root, 'site/dist'))
    expect(() => output.write(path, 'x')).toThrow(/would not lie inside/)
    expect([...output.paths]).toEqual([])
    expect(existsSync(join(root, 'site/escape.html'))).toBe(false)
    expect(existsSync(join(root, 'escape.html'))).toBe(false)
  })

  it('is not copied', async () => {
    put('site/from/index.html', 'x')
    put('site/escape.html', 'original')
    const output = new OutputFolder(join(root, 'site/dist'))
    const copying = output.copyFiles(join(root, 'site/from'), ['../escape.html'])
    await expect(copying).rejects.toThrow(/would not lie inside/)
    expect(read('site/escape.html')).toBe('original')
  })

  it('is not taken for a file of the last build', () => {
    put('escape.html', 'x')
    const { size, mtimeMs: time } = statSync(join(root, 'escape.html'))
    mkdirSync(join(root, 'dist'))
    const files = new WrittenFiles()
    files.add('../escape.html', '', { size, time })
    const last = { files, folders: new Map(), joined: new Map() }
    const output = new OutputFolder(join(root, 'dist'), last)
    expect(() => output.reuse('../escape.html', '')).toThrow(/would not lie inside/)
    expect(() => output.reuseAll(['../escape.html'])).toThrow(/would not lie inside/)
  })
})

describe('a link in the old output', () => {
  /** The second build of a site whose `index.html` stays, so that the other files are moved into the same folder. */
  function secondBuild(): OutputFolder {
    const first = new OutputFolder(join(root, 'dist'))
    first.write('index.html', 'home', 'same')
    first.write('blog/index.html', 'list', 'old')
    first.write('blog/stale/index.html', 'stale')
    const output = new OutputFolder(join(root, 'dist'), first.commit())
    expect(output.reuse('index.html', 'same')).toBe(true)
    return output
  }

  it('that leads out is not written through, and the output stays as it was', () => {
    const output = secondBuild()
    mkdirSync(join(root, 'elsewhere'))
    symlinkSync('../elsewhere', join(root, 'dist/docs'))
    output.write('new.html', 'x')
    output.write('docs/index.html', 'x')
    expect(() => output.commit()).toThrow(/symbolic link/)
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([])
    expect(existsSync(join(root, 'dist/new.html'))).toBe(false)
    expect(read('dist/blog/stale/index.html')).toBe('stale')
  })

  it('that replaced a folder is noticed when a file in it would be reused', () => {
    put('elsewhere/index.html', 'list')
    const output = secondBuild()
    rmSync(join(root, 'dist/blog'), { recursive: true })
    symlinkSync('../elsewhere', join(root, 'dist/blog'))
    expect(() => output.reuse('blog/index.html', 'old')).toThrow(/symbolic link/)
  })

  it('that replaced a file is replaced in turn, and its target is unchanged', () => {
    const output = secondBuild()
    renameSync(join(root, 'dist/blog/index.html'), join(root, 'precious.html'))
    symlinkSync('../../precious.html', join(root, 'dist/blog/index.html'))
    expect(output.reuse('blog/index.html', 'old')).toBe(false)
    output.write('blog/index.html', 'new list')
    output.commit()
    expect(lstatSync(join(root, 'dist/blog/index.html')).isFile()).toBe(true)
    expect(read('precious.html')).toBe('list')
  })

  it('is not followed when stale files are deleted', () => {
    put('elsewhere/precious.html', 'precious')
    const output = secondBuild()
    symlinkSync('../elsewhere', join(root, 'dist/linked'))
    output.write('blog/index.html', 'list')
    output.commit()
    expect(existsSync(join(root, 'dist/blog/stale'))).toBe(false)
    expect(read('elsewhere/precious.html')).toBe('precious')
  })
})

describe('a file that others have put into the old output', () => {
  it.each(['added.html', 'blog/added.html', 'new/deep/added.html'])('%s is deleted', (path) => {
    const first = new OutputFolder(join(root, 'dist'))
    first.write('index.html', 'home', 'same')
    first.write('blog/index.html', 'list', 'same')
    const written = first.commit()
    for (const folder of ['', 'blog']) utimesSync(join(root, 'dist', folder), 1, 1)
    const folders = new Map([
      ['', 1000],
      ['blog', 1000],
    ])
    put(`dist/${path}`, 'x')
    const output = new OutputFolder(join(root, 'dist'), { ...written, folders })
    for (const same of ['index.html', 'blog/index.html']) output.reuse(same, 'same')
    output.write('other.html', 'x')
    output.commit()
    expect(listFolder(join(root, 'dist'))).toEqual(['blog/index.html', 'index.html', 'other.html'])
  })
})

describe('listFolder', () => {
  it('gives the files below a folder in order, without the folders', () => {
    for (const path of ['f/b/c.txt', 'f/a.txt', 'f/b/a.txt']) put(path, '')
    mkdirSync(join(root, 'f/empty'))
    expect(listFolder(join(root, 'f'))).toEqual(['a.txt', 'b/a.txt', 'b/c.txt'])
  })

  it('keeps a backslash in a name', () => {
    put('f/..\\..\\a.txt', '')
    expect(listFolder(join(root, 'f'))).toEqual(['..\\..\\a.txt'])
  })

  it('is empty where there is no folder', () => {
    expect(listFolder(join(root, 'nowhere'))).toEqual([])
  })
})

describe('a file that consists of others', () => {
  const pages = { 'a.md': 'A', 'b.md': '乙\n', 'c.md': '' }

  function build(
    last: WrittenOutput | undefined,
    texts: Readonly<Record<string, string>>,
    start = '# Site\n',
  ) {
    const output = new OutputFolder(join(root, 'dist'), last)
    const readBytes = vi.spyOn(output, 'readBytes')
    for (const [path, text] of Object.entries(texts))
      if (!output.reuse(path, text)) output.write(path, text, text)
    const all = JSON.stringify([start, texts])
    if (!output.reuse('all.txt', all))
      output.writeJoined('all.txt', { start, paths: Object.keys(texts) }, all)
    const opened = readBytes.mock.calls.map(([path]) => path)
    return { opened, written: output.commit() }
  }

  it.each([
    ['changed', { ...pages, 'a.md': 'Another' }, ['a.md']],
    ['added', { 'b.md': pages['b.md'], 'd.md': 'D', 'a.md': 'A', 'c.md': '' }, ['d.md']],
    ['removed', { 'a.md': 'A', 'c.md': '' }, []],
    ['moved', { 'c.md': '', 'b.md': pages['b.md'], 'a.md': 'A' }, []],
  ])('is made from its last version and what is new where one is %s', (_name, texts, read) => {
    const first = build(undefined, pages)
    const unchanged = build(first.written, pages)
    const { opened } = build(unchanged.written, texts, '# 另一个\n')
    expect(opened).toEqual(read)
    expect(readFileSync(join(root, 'dist/all.txt'), 'utf8')).toBe(
      `# 另一个\n${Object.values(texts)
        .map((text) => `\n${text}`)
        .join('')}`,
    )
  })

  it('is made from the files themselves where its last version was changed', () => {
    const { written } = build(undefined, pages)
    writeFileSync(join(root, 'dist/all.txt'), 'x')
    const { opened } = build(written, { ...pages, 'a.md': 'Another' })
    expect(opened).toEqual(Object.keys(pages))
  })

  it('that is a link stays one, and the folder behind it gets the files', () => {
    mkdirSync(join(root, 'elsewhere'))
    symlinkSync('elsewhere', join(root, 'dist'))
    const first = new OutputFolder(join(root, 'dist'))
    first.write('index.html', 'one', 'a')
    first.write('old.html', 'one', 'b')
    const written = first.commit()
    expect(read('elsewhere/index.html')).toBe('one')
    const second = new OutputFolder(join(root, 'dist'), written)
    second.write('index.html', 'two', 'c')
    second.commit()
    expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true)
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['index.html'])
    expect(read('elsewhere/index.html')).toBe('two')
  })

  it('that is a link to files of somebody else, or to nothing, is refused', () => {
    put('elsewhere/precious.txt', 'mine')
    symlinkSync('elsewhere', join(root, 'dist'))
    const output = new OutputFolder(join(root, 'dist'))
    output.write('index.html', 'one')
    expect(() => output.commit()).toThrow(/has not written, such as precious\.txt/)
    expect(read('elsewhere/precious.txt')).toBe('mine')
    rmSync(join(root, 'elsewhere'), { recursive: true })
    expect(() => output.commit()).toThrow(/a folder that does not exist/)
  })
})
