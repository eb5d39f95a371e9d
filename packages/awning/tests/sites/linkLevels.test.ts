import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import { checkSite } from '../../src/node/checkSite.ts'
import { failureOf, openFixture, page } from './openFixture.ts'

type Level = NonNullable<NonNullable<SiteSettings['links']>['broken']>

/** One mistake of each sort: a broken link, one to a file, one to a section, and two pages at one address. */
const files = {
  'content/zh/docs/index.md': '',
  'content/zh/docs/a.md': page('甲', '[x](/nope)\n\n[y](./nope.md)\n\n[z](/docs/b#nope)'),
  'content/zh/docs/b.md': page('乙', '文。'),
  'content/zh/docs/02-b.md': page('丙', '文。'),
}
const sorts = [/^the link \/nope /, /^the link to \.\/nope\.md /, /#nope$/, /^there are two pages/]

/** The severity of each sort in a build and in a check, and whether they fail. */
async function outcome(links: SiteSettings['links']) {
  const site = openFixture(files, links ? { links } : {})
  const built = await site.build().catch((error: unknown) => error)
  const config = defineSite({ ...plainSettings, ...(links ? { links } : {}) }, {})
  const { diagnostics } = await checkSite({
    root: site.root,
    config,
    cacheDir: join(site.root, '.cache'),
  })
  const severities = (list: readonly { severity: string; message: string }[]) =>
    sorts.map((sort) => list.find(({ message }) => sort.test(message))?.severity)
  return {
    build:
      built instanceof Error
        ? built.name
        : severities((built as Awaited<ReturnType<typeof site.build>>).warnings),
    check: severities(diagnostics),
    hasOutput: site.read('docs/a/index.html') !== undefined,
  }
}

const all = (level: Level) => ({
  broken: level,
  markdown: level,
  anchors: level,
  duplicates: level,
})

describe('the level of mistakes in links', () => {
  it('is by default an error for a broken link and a warning for the others', async () => {
    expect(await outcome(undefined)).toEqual({
      build: 'BuildFailure',
      check: ['error', 'warning', 'warning', 'warning'],
      hasOutput: false,
    })
  })

  it('is named by a build that fails because of it', async () => {
    expect(await failureOf(openFixture(files))).toMatch(/\n\nlinks in site\.config\.ts decides /)
  })

  it.each<[Level, string | undefined]>([
    ['ignore', undefined],
    ['log', 'hint'],
    ['warn', 'warning'],
    ['error', 'error'],
  ])('%s lets a build succeed', async (level, severity) => {
    const severities = sorts.map(() => severity)
    expect(await outcome(all(level))).toEqual({
      build: severities,
      check: severities,
      hasOutput: true,
    })
  })

  it.each(['broken', 'markdown', 'anchors', 'duplicates'] as const)(
    'throw lets a build fail because of %s alone',
    async (rule) => {
      const { build, hasOutput } = await outcome({ ...all('ignore'), [rule]: 'throw' })
      expect([build, hasOutput]).toEqual(['BuildFailure', false])
    },
  )
})
