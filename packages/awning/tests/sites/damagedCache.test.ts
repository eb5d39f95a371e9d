import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CacheStore } from '../../src/cache/cacheStore.ts'
import { hash } from '../../src/cache/hash.ts'
import { cacheFolder } from '../../src/cache/temporaryCache.testing.ts'
import { buildEngine } from '../../src/node/bundle/buildEngine.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { silent } from '../../src/node/progress.ts'
import { openFixture, page } from './openFixture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const damages: Readonly<Record<string, (file: string) => void>> = {
  'cut in half': (file) => {
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length / 2))
  },
  empty: (file) => writeFileSync(file, ''),
  garbage: (file) => writeFileSync(file, Buffer.alloc(5000, 'no\n{"x":1}')),
  'a folder': (file) => {
    rmSync(file)
    mkdirSync(join(file, 'x'), { recursive: true })
  },
}

const files = {
  'content/zh/docs/a.md': page('A', 'Text with `code`. [b](./b.md)\n\n```js\nlet c = 1\n```'),
  'content/zh/docs/b.md': page('B', '![x](@site/x.svg)'),
  'x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
}

const contents = (folder: string) =>
  Object.fromEntries(
    listFolder(folder).map((name) => [name, hash(readFileSync(join(folder, name)))]),
  )

describe('a damaged cache', () => {
  it('costs time and nothing else, whichever file it is', { timeout: 240_000 }, async () => {
    const site = openFixture(files, { social: { fonts: [] } })
    const [cache, dist] = [join(site.root, '.cache'), join(site.root, 'dist')]
    const texts = [page('B', '![x](@site/x.svg)'), page('B', 'Other.')]
    const expected: Record<string, string>[] = []
    for (const text of texts) {
      site.write('content/zh/docs/b.md', text)
      await site.build()
      expected.push(contents(dist))
    }
    const saved = cacheFolder()
    cpSync(cache, saved, { recursive: true })
    const names = listFolder(cache)
    expect(names.length).toBeGreaterThan(6)
    let builds = 0
    for (const name of names) {
      for (const [kind, damage] of Object.entries(damages)) {
        rmSync(cache, { recursive: true })
        cpSync(saved, cache, { recursive: true })
        damage(join(cache, name))
        // Cached values are used where there is no output, the build manifest where there is one.
        if (name.endsWith('.log')) rmSync(dist, { recursive: true })
        builds += 1
        site.write('content/zh/docs/b.md', texts[builds % 2] ?? '')
        await site.build()
        expect(contents(dist), `${name} ${kind}`).toEqual(expected[builds % 2])
      }
    }
  })

  it('is noticed when a damaged text is needed, and only then', { timeout: 60_000 }, async () => {
    const site = openFixture(files)
    await site.build()
    const log = join(site.root, '.cache/texts/entries.log')
    const damaged = readFileSync(log, 'latin1').replace('Text with', 'Tixt with')
    writeFileSync(log, damaged, 'latin1')
    site.write('content/zh/docs/b.md', page('B', 'Other.'))
    await site.build()
    expect(readFileSync(log, 'latin1').startsWith(damaged)).toBe(true)
    rmSync(join(site.root, 'dist/docs/a/index.html'))
    await site.build()
    expect(site.read('docs/a/index.html')).toContain('Text with')
  })

  it('is noticed in every file of a bundle', { timeout: 60_000 }, async () => {
    const { folder } = await buildEngine({
      root: repositoryRoot,
      base: '/',
      cacheDir: join(repositoryRoot, '.cache'),
      modules: {},
    })
    const copy = join(cacheFolder(), 'engine', basename(folder))
    cpSync(folder, copy, { recursive: true })
    const find = () =>
      new CacheStore(dirname(dirname(copy))).folders('engine').find(basename(folder))
    expect(find()).toBe(copy)
    for (const name of listFolder(folder)) {
      for (const [kind, damage] of Object.entries(damages)) {
        damage(join(copy, name))
        expect(find(), `${name} ${kind}`).toBeUndefined()
        rmSync(join(copy, name), { recursive: true })
        cpSync(join(folder, name), join(copy, name))
      }
    }
    expect(find()).toBe(copy)
  })

  it('may be deleted in the middle of a build', { timeout: 60_000 }, async () => {
    const site = openFixture(files)
    await site.build()
    const whole = contents(join(site.root, 'dist'))
    rmSync(join(site.root, 'dist'), { recursive: true })
    let attempts = 0
    await site.build({
      ...silent,
      counting(label, total, work) {
        // This happens between reading the texts and rendering them.
        if (attempts === 0) writeFileSync(join(site.root, '.cache/texts/entries.log'), '')
        attempts += 1
        return silent.counting(label, total, work)
      },
    })
    expect(attempts).toBe(2)
    expect(contents(join(site.root, 'dist'))).toEqual(whole)
  })
})
