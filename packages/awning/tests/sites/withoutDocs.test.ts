import { beforeAll, describe, expect, it } from 'vitest'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { join } from 'node:path'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { failureOf, openFixture, page } from './openFixture.ts'
import { headingsOf, mainOf } from './readPage.ts'

const noDocs = { 'content/zh/docs/index.md': '' }

describe('a site without docs', () => {
  let site: FixtureSite
  let warnings: string

  beforeAll(async () => {
    site = fixtureSite(noDocs, { docs: false, navbar: { items: [] } })
    warnings = (await site.build()).warningText
    return () => site.remove()
  })

  it('has a home page and posts, and no page or file of docs', () => {
    expect(warnings).toBe('')
    expect(site.read('blog/hello/index.html')).toContain('<h1>Hello</h1>')
    const files = listFolder(join(site.root, 'dist'))
    expect(files).toContain('index.html')
    expect(files.filter((file) => /(?:^|\/)docs(?:\/|$)/.test(file))).toEqual([])
  })

  it('leads nowhere that docs would be', () => {
    for (const file of [
      'index.html',
      'blog/index.html',
      'manifest.webmanifest',
      'sitemap.xml',
      'offline/areas.json',
    ])
      expect(site.read(file), file).not.toContain('/docs')
  })

  it('says so where there are docs all the same', async () => {
    const other = openFixture({}, { docs: false, navbar: { items: [] } })
    const { warningText } = await other.build()
    expect(warningText).toContain('the settings say docs: false, so a text is left out')
  })

  it('is suggested where there are none and the settings do not say it', async () => {
    expect(await failureOf(openFixture(noDocs))).toContain(
      'there are no docs\n      Add a Markdown file there, such as index.md. For a site without docs, write docs: false in site.config.ts.',
    )
  })
})

describe('docs below /docs', () => {
  it('begin with the index that an author has written, without an overview', async () => {
    const site = openFixture({
      'content/zh/docs/index.md': page('Start', 'Read [the guide](guide/first.md).'),
      'content/zh/docs/guide/first.md': page('First steps', 'Back to [the start](../index.md).'),
    })
    const { warningText } = await site.build()
    expect(warningText).toBe('')
    expect(headingsOf(mainOf(site.read('docs/index.html') ?? ''), 1)).toEqual(['Start'])
    expect(headingsOf(mainOf(site.read('en/docs/index.html') ?? ''), 1)).toEqual(['Start'])
    expect(site.read('docs/guide/first/index.html')).toContain('href="/docs/"')
  })

  it('begin with an overview where nobody has written one', async () => {
    const site = openFixture({ ...noDocs, 'content/zh/docs/guide/first.md': page('First steps') })
    await site.build()
    expect(headingsOf(mainOf(site.read('docs/index.html') ?? ''), 1)).toEqual(['Docs'])
  })
})
