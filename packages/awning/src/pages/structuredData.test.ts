import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { siteFor } from '../theme/localeSite.ts'
import { engineKinds, type Page } from './pageKinds.ts'
import { structuredData } from './structuredData.ts'

const site = siteFor(plainSite, plainSite.defaultLocale)

const dataOf = (page: Page) => structuredData(site, { page, path: '/' }, engineKinds)

describe('the structured data of a page', () => {
  it('is one graph', () => {
    const data = dataOf({ kind: 'home', docs: [], posts: [] })
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite' }],
    })
  })

  it('is absent for a page without data', () => {
    expect(dataOf({ kind: 'notFound' })).toBeUndefined()
    expect(dataOf({ kind: 'offline', areas: [] })).toBeUndefined()
  })
})
