import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { siteFor } from '../theme/site.ts'
import { structuredData } from './structuredData.ts'

const site = siteFor(plainSite, plainSite.defaultLocale)

describe('what a page tells machines', () => {
  it('is one graph', () => {
    const told = structuredData(site, { kind: 'home', docs: [], posts: [] })
    expect(JSON.parse(told ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite' }],
    })
  })

  it('is nothing where a page stands for no other', () => {
    expect(structuredData(site, { kind: 'notFound' })).toBeUndefined()
    expect(structuredData(site, { kind: 'offline', areas: [] })).toBeUndefined()
  })
})
