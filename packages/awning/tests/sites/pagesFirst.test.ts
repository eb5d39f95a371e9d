import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { isUpToDate, openFixture, page } from './openFixture.ts'
import type { FixtureSite } from './fixtureSite.ts'

const settings = {
  locales: [{ id: 'zh', label: '中文', lang: 'zh', dir: 'ltr' }],
  social: { fonts: [] },
} as const

const files = {
  'content/zh/docs/a.md': page('A', '[The picture](pathname:///social/zh/docs/b.png) of b.'),
  'content/zh/docs/b.md': page('B', 'Text.'),
}

const pagesFirst = (site: FixtureSite) =>
  site.build(undefined, undefined, { postponesPictures: true })

const contents = ({ root }: FixtureSite) =>
  Object.fromEntries(
    listFolder(join(root, 'dist')).map((name) => [
      name,
      hash(readFileSync(join(root, 'dist', name))),
    ]),
  )

const pictures = (site: FixtureSite) =>
  Object.keys(contents(site)).filter((name) => name.startsWith('social/'))

describe('a build that writes pages first', () => {
  it('leaves pictures to the next one, after which everything is as if built at once', async () => {
    const whole = openFixture(files, settings)
    await whole.build()
    const site = openFixture(files, settings)
    const { pending, warningText } = await pagesFirst(site)
    expect(pictures(site)).toEqual([])
    expect([...pending].sort()).toEqual(pictures(whole))
    expect(pending).toContain('social/zh/docs/b.png')
    // A link to a picture that is still to be made is none to a missing file.
    expect(warningText).toBe('')
    expect(isUpToDate(site, settings)).toBe(false)
    const last = await site.build()
    // Only the not-found page, which every build renders.
    expect([last.renderedPages, last.pending]).toEqual([1, []])
    expect(contents(site)).toEqual(contents(whole))
    expect(isUpToDate(site, settings)).toBe(true)
  })

  it('keeps pictures that still fit, and takes others from the cache', async () => {
    const site = openFixture(files, settings)
    await site.build()
    const all = pictures(site)
    site.write('content/zh/docs/b.md', page('Other', 'Text.'))
    const { pending } = await pagesFirst(site)
    expect(pending).toContain('social/zh/docs/b.png')
    expect(pending).not.toContain('social/zh/docs/a.png')
    // An old picture is not shown in place of the new one.
    expect(pictures(site)).toEqual(all.filter((name) => !pending.includes(name)))
    site.write('content/zh/docs/b.md', files['content/zh/docs/b.md'])
    expect((await pagesFirst(site)).pending).toEqual([])
    expect(pictures(site)).toEqual(all)
    expect(isUpToDate(site, settings)).toBe(true)
  })
})
