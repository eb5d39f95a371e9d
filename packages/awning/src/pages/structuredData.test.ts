import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { siteFor } from '../theme/localeSite.ts'
import { engineKinds, type Page } from './pageKinds.ts'
import { structuredData } from './structuredData.ts'

const site = siteFor(plainSite, plainSite.defaultLocale)

const dataOf = (page: Page) => structuredData(site, { page, path: '/' }, engineKinds)

describe('what a page tells machines', () => {
  it('is one graph', () => {
    const told = dataOf({ kind: 'home', docs: [], posts: [] })
    expect(JSON.parse(told ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite' }],
    })
  })

  it('is nothing where a page stands for no other', () => {
    expect(dataOf({ kind: 'notFound' })).toBeUndefined()
    expect(dataOf({ kind: 'offline', areas: [] })).toBeUndefined()
  })
})
