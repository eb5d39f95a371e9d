import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failureOf, isUpToDate, openFixture, page } from './openFixture.ts'

const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="2"/>`

describe('a build notices that something has changed', () => {
  it('when it is a picture outside content/ and public/', { timeout: 60_000 }, async () => {
    const site = openFixture({
      'pictures/x.svg': svg(3),
      'content/zh/docs/a.md': page('A', '![x](@site/pictures/x.svg)'),
    })
    await site.build()
    expect(isUpToDate(site)).toBe(true)
    site.write('pictures/x.svg', svg(4))
    expect(isUpToDate(site)).toBe(false)
    await site.build()
    expect(site.read('docs/a/index.html')).toContain('width="4"')
    expect(isUpToDate(site)).toBe(true)
  })

  it('when it is a file whose code a text shows', { timeout: 60_000 }, async () => {
    const site = openFixture({
      'examples/x.ts': '// #region a\nconst first = 1\n// #endregion a\n',
      'content/zh/docs/a.md': page('A', '<<< @site/examples/x.ts#a'),
    })
    await site.build()
    expect(site.read('docs/a/index.html')).toContain('first')
    expect(site.read('docs/a/index.md')).toContain('```ts\nconst first = 1\n```')
    expect(isUpToDate(site)).toBe(true)
    site.write('examples/x.ts', '// #region a\nconst second = 1\n// #endregion a\n')
    expect(isUpToDate(site)).toBe(false)
    await site.build()
    expect(site.read('docs/a/index.html')).toContain('second')
  })

  it('when the data about browsers is installed or updated', { timeout: 60_000 }, async () => {
    const site = openFixture({
      'content/zh/docs/a.md': page('A', '网格（:baseline{feature="grid"}）。'),
      'content/zh/docs/b.md': page('B', '没有功能。'),
    })
    const data = (day: string) => {
      const status = { baseline: 'high', baseline_low_date: day, support: {} }
      const grid = { kind: 'feature', name: 'Grid', status }
      const text = JSON.stringify({ browsers: {}, features: { grid } })
      site.write('node_modules/web-features/data.json', text)
    }
    expect(await failureOf(site)).toContain('npm install --save-exact web-features')
    data('2017-10-17')
    await site.build()
    const phrase = '2017年10月起各大浏览器都支持'
    expect(site.read('docs/a/index.html')).toContain(`>${phrase}</a>）`)
    expect(site.read('docs/a/index.md')).toContain(
      `网格（[${phrase}](https://webstatus.dev/features/grid)）。`,
    )
    expect(site.read('docs/a/index.html')).toContain(`content="网格（${phrase}）。"`)
    expect(isUpToDate(site)).toBe(true)
    data('2018-11-17')
    expect(isUpToDate(site)).toBe(false)
    const { renderedPages, routes } = await site.build()
    expect(site.read('docs/a/index.html')).toContain('2018年11月起')
    expect(site.read('docs/a/index.md')).toContain('2018年11月起')
    expect(renderedPages).toBeLessThan(routes.length)
  })

  it('when it is a font of the social images', { timeout: 60_000 }, async () => {
    const config = { social: { fonts: ['fonts/own.ttf'] } }
    const site = openFixture(
      { 'fonts/own.ttf': 'ttcf: opened only for what other fonts lack' },
      config,
    )
    await site.build()
    expect(isUpToDate(site, config)).toBe(true)
    site.write('fonts/own.ttf', 'ttcf: another font')
    expect(isUpToDate(site, config)).toBe(false)
  })

  it('when bytes change while size and time of modification do not', async () => {
    const site = openFixture({ 'content/zh/docs/a.md': page('A', 'one') })
    const file = join(site.root, 'content/zh/docs/a.md')
    const old = new Date('2020-01-01')
    utimesSync(file, old, old)
    await site.build()
    writeFileSync(file, page('A', 'two'))
    utimesSync(file, old, old)
    expect(statSync(file).mtime).toEqual(old)
    expect(isUpToDate(site)).toBe(false)
  })

  it('when a file appears, disappears or is renamed', async () => {
    const site = openFixture({ 'content/zh/docs/group/a.md': page('A', '![x](./x.svg)') })
    const at = (path: string) => join(site.root, 'content/zh/docs/group', path)
    site.write('content/zh/docs/group/x.svg', svg(3))
    await site.build()
    expect(isUpToDate(site)).toBe(true)
    renameSync(at('x.svg'), at('y.svg'))
    expect(isUpToDate(site)).toBe(false)
    renameSync(at('y.svg'), at('x.svg'))
    expect(isUpToDate(site)).toBe(true)
    site.write('content/en/docs/group/a.md', page('A in English'))
    expect(isUpToDate(site)).toBe(false)
    rmSync(join(site.root, 'content/en'), { recursive: true })
    expect(isUpToDate(site)).toBe(true)
    site.write('content/tags.yml', 'blog:\n  x: x\n')
    expect(isUpToDate(site)).toBe(false)
  })

  it('but not when it is a file that no build reads', async () => {
    const site = openFixture({})
    await site.build()
    site.write('notes.txt', 'x')
    expect(isUpToDate(site)).toBe(true)
  })
})
