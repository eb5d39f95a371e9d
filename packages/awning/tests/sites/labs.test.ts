import { describe, expect, it } from 'vitest'
import { labFiles } from './labSite.ts'
import { failureOf, openFixture, page, problemsIn } from './openFixture.ts'

const lab = '::lab{name="dice"}'

describe('a site without labs', () => {
  it('has no trace of any', async () => {
    const site = openFixture({})
    await site.build()
    for (const path of [
      'docs/index.html',
      'docs/index.txt',
      'blog/hello/index.html',
      'sitemap.xml',
    ])
      expect(site.read(path)).not.toMatch(/LabFrame|data-lab|DiceLab/)
  })

  it('says so where a text shows one', async () => {
    const doc = 'content/zh/docs/a.md'
    const report = await failureOf(openFixture({ [doc]: page('A', lab) }))
    expect(problemsIn(report)).toMatchObject([
      { file: doc, place: '5:1', message: 'this site has no labs', hint: /site\.code\.ts/ },
    ])
  })
})

describe('mistakes around labs', () => {
  it('in a text are reported with file, line and the closest name', async () => {
    const doc = 'content/zh/docs/a.md'
    const site = openFixture({
      ...labFiles,
      [doc]: page('A', '::lab{name="dcie"}'),
      // With MDX, bundling begins once the content is read: here never.
      'content/zh/docs/b.mdx': page('B'),
    })
    expect(problemsIn(await failureOf(site))).toMatchObject([
      {
        file: doc,
        place: '5:1',
        message: 'there is no lab called "dcie"',
        hint: 'Did you mean "dice"?',
      },
    ])
  })

  it('in the code are reported with its file and what to write, before anything is built', async () => {
    const twice = String(labFiles['site.code.ts']).replace('[dice]', '[dice, dice]')
    const untitled = String(labFiles['labs/dice.ts']).replace(/title:.*\n/, '')
    const reportFor = async (files: Record<string, string>) =>
      problemsIn(await failureOf(openFixture({ ...labFiles, ...files })))
    expect(await reportFor({ 'site.code.ts': twice })).toMatchObject([
      { file: 'site.code.ts', message: 'two labs have the name "dice"', hint: /another name/ },
    ])
    expect(await reportFor({ 'labs/dice.ts': untitled })).toMatchObject([
      { file: 'site.code.ts', message: 'the lab "dice" has no title', hint: /title: \{ zh/ },
    ])
  })
})
