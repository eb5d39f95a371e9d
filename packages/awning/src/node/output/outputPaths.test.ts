import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outputPaths } from './outputPaths.ts'

let root: string
let dist: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'paths-')))
  dist = join(root, 'dist')
  mkdirSync(join(dist, 'blog'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the path of an output file', () => {
  it.each([
    'index.html',
    'blog/index.html',
    'not/there/yet/index.html',
    'blog/tags/工具/index.html',
    '..a/index.html',
    'a..b/index.html',
    'blog/.../index.html',
    'blog/a\\b/index.html',
    '_headers',
    '.well-known/x',
    'c:name',
  ])('%j is inside the folder', (path) => {
    const inFolder = outputPaths(dist)
    expect(inFolder(path)).toBe(join(dist, path))
    expect(inFolder(path)).toBe(join(dist, path))
  })

  it.each([
    '',
    '.',
    '..',
    '../index.html',
    'blog/../../index.html',
    'blog/../index.html',
    './index.html',
    'blog/..',
    '..\\index.html',
    'blog\\..\\..\\index.html',
    '/etc/hostname',
    '\\\\host\\share',
    '//host/share',
    'C:\\index.html',
    'c:/index.html',
    'blog/a\0.html',
  ])('%j is refused', (path) => {
    const failure = expect.objectContaining({
      name: 'BuildFailure',
      message: expect.stringContaining(dist),
    })
    const inFolder = outputPaths(dist)
    expect(() => inFolder(path)).toThrow(failure)
    // Also where the folder is known.
    for (const other of ['index.html', 'blog/index.html', 'blog/other.html']) inFolder(other)
    expect(() => inFolder(path)).toThrow(failure)
  })

  it('is below the folder, whatever slash that ends with', () => {
    expect(outputPaths(`${dist}/`)('a/b/index.html')).toBe(join(dist, 'a/b/index.html'))
  })

  it('may be behind a link that stays inside the folder', () => {
    symlinkSync(join(dist, 'blog'), join(dist, 'news'))
    expect(outputPaths(dist)('news/index.html')).toBe(join(dist, 'news/index.html'))
  })

  it('may be in a folder that is reached by a link itself', () => {
    symlinkSync(dist, join(root, 'public-html'))
    const linked = join(root, 'public-html')
    expect(outputPaths(linked)('blog/index.html')).toBe(join(linked, 'blog/index.html'))
  })

  it.each([
    ['a folder above', '..'],
    ['a folder beside whose name begins alike', '../dist-old'],
    ['nothing', '../nowhere'],
  ])('behind a link to %s is refused', (_, target) => {
    mkdirSync(join(root, 'dist-old'))
    symlinkSync(target, join(dist, 'out'))
    const message = expect.stringContaining(join(dist, 'out'))
    for (const path of ['out/index.html', 'out/not/there/yet/index.html'])
      expect(() => outputPaths(dist)(path)).toThrow(
        expect.objectContaining({ name: 'BuildFailure', message }),
      )
  })
})
