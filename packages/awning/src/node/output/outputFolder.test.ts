import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listFolder } from './listFolder.ts'
import { OutputFolder } from './outputFolder.ts'

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
  it('appears whole, at the end', () => {
    const output = new OutputFolder(join(root, 'dist'))
    output.write('index.html', 'home')
    output.write('blog/tags/工具/index.html', Buffer.from('tag'))
    expect(existsSync(join(root, 'dist'))).toBe(false)
    output.commit()
    expect(listFolder(join(root, 'dist'))).toEqual(['blog/tags/工具/index.html', 'index.html'])
    expect(read('dist/blog/tags/工具/index.html')).toBe('tag')
  })

  it('takes the place of the old one, of which nothing is left', () => {
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

  it('leaves the old one alone when it is discarded, and nothing of itself', () => {
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

  it('may stand in a folder that does not exist yet', () => {
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
    expect([...output.files]).toEqual(['/blog/index.html', '/img/x.svg'])
    output.commit()
    expect(listFolder(join(root, 'dist'))).toEqual(['blog/index.html', 'img/x.svg'])
  })
})

describe('listFolder', () => {
  it('gives the files below a folder in order, without the folders', () => {
    for (const path of ['f/b/c.txt', 'f/a.txt', 'f/b/a.txt']) put(path, '')
    mkdirSync(join(root, 'f/empty'))
    expect(listFolder(join(root, 'f'))).toEqual(['a.txt', 'b/a.txt', 'b/c.txt'])
  })

  it('is empty where there is no folder', () => {
    expect(listFolder(join(root, 'nowhere'))).toEqual([])
  })
})
