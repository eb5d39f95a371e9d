import { describe, expect, it } from 'vitest'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { SiteConfig } from '../../config/site.ts'
import { engineKinds } from '../../pages/pageKinds.ts'
import type { Route } from '../../pages/route.ts'
import type { PageRecord } from '../build-manifest/pageRecords.ts'
import { checkPages } from './checkPages.ts'
import type { CheckedLinks } from './checkedLinks.ts'

interface PageInput {
  readonly links?: readonly string[]
  readonly ids?: readonly string[]
}

/** The settings of these tests have no links, which would all be broken. */
const config: SiteConfig = {
  ...plainSite,
  navbar: { ...plainSite.navbar, items: [] },
  shortcuts: [],
}

/** How often the links of any page were parsed. */
let parsed = 0

function record({ links = [], ids = [] }: PageInput): PageRecord {
  const json = Buffer.from(JSON.stringify({ links, ids }))
  return {
    hash: '',
    ownFiles: [],
    sharedFiles: [],
    get links() {
      parsed += 1
      return json
    },
    weight: { inline: 0, styles: [], scripts: [], labs: [] },
    offline: { id: '', hash: '', bytes: 0, files: [] },
  }
}

type Site = Readonly<Record<string, PageRecord>>

function check(
  site: Site,
  lastSite: Site = {},
  lastLinks?: CheckedLinks,
  files: string[] = [],
  broken: SiteConfig['links']['broken'] = config.links.broken,
) {
  const byId = (pages: Site) =>
    new Map(Object.entries(pages).map(([path, page]) => [`zh ${path}`, page]))
  const routes = Object.keys(site).map((path): Route => ({
    locale: 'zh',
    path,
    page: { kind: 'home' },
  }))
  parsed = 0
  const { report, checked } = checkPages({
    config: { ...config, links: { ...config.links, broken } },
    routes,
    records: byId(site),
    lastPages: byId(lastSite),
    lastLinks,
    outputFiles: new Set(files),
    redirects: [],
    loaded: { links: new Map(), leftOut: [] },
    kinds: engineKinds,
  })
  const messages = [...report.brokenLinks, ...report.missingAnchors].map(({ message }) => message)
  return { messages, checked, parsed }
}

describe('after a build without wrong links', () => {
  const site = {
    '/': record({ links: ['/a#one', '/x.pdf#page=2'] }),
    '/a': record({ links: ['/', '/b'], ids: ['one', 'two'] }),
    '/b': record({ links: ['/a'] }),
  }
  const files = ['/x.pdf']
  const first = check(site, {}, undefined, files)
  const next = (changed: Site, changedFiles = files) =>
    check(changed, site, first.checked, changedFiles)

  it('those of every page were read', () => {
    expect(first).toMatchObject({ messages: [], checked: { areCorrect: true } })
    expect(first.parsed).toBeGreaterThanOrEqual(3)
  })

  it('those of unchanged pages are not read again', () => {
    expect(next(site)).toMatchObject({ messages: [], parsed: 0 })
    const added = { ...site, '/c': record({ links: ['/a'] }) }
    expect(next(added)).toMatchObject({ messages: [], parsed: 1 })
  })

  it('a wrong link of a changed page is found', () => {
    const changed = { ...site, '/b': record({ links: ['/none'] }) }
    expect(next(changed).messages).toEqual([expect.stringContaining('/none')])
  })

  const { '/b': _, ...withoutB } = site
  it.each<[string, Site, string[]]>([
    ['to a page that was removed', withoutB, files],
    ['to a file that was removed', site, []],
    ['to a section that was removed', { ...site, '/a': record({ ids: ['two'] }) }, files],
    ['to a part of a file in whose place a page is', { ...site, '/x.pdf': record({}) }, files],
  ])('a link of an unchanged page %s is found', (_name, changed, changedFiles) => {
    expect(next(changed, changedFiles).messages).toHaveLength(1)
  })

  it('what is reported is reported again by the next build', () => {
    const wrong = { ...site, '/b': record({ links: ['/none'] }) }
    const found = next(wrong)
    const again = check(wrong, wrong, found.checked, files)
    expect(again.messages).toEqual(found.messages)
  })
  it('a mistake that the settings ignored is found once they do not', () => {
    const wrong = { ...site, '/b': record({ links: ['/none'] }) }
    const ignored = check(wrong, {}, undefined, files, 'ignore')
    expect(ignored.messages).toEqual([])
    expect(check(wrong, wrong, ignored.checked, files).messages).toHaveLength(1)
  })
})
