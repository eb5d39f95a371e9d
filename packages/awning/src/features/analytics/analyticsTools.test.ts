import { describe, expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import type { SiteSettings } from '../../config/site.ts'
import { analyticsTools } from './analyticsTools.ts'

const tools = (analytics: SiteSettings['analytics']) =>
  analyticsTools(defineSite({ ...plainSettings, analytics }, {}))

describe('the tools that count visits', () => {
  it('are none where the settings have none', () => {
    expect(tools(undefined)).toEqual([])
    expect(tools({})).toEqual([])
  })

  it('leave the counting of pages to the site, and know which site it is', () => {
    expect(tools({ plausible: {} })).toEqual([
      {
        name: 'plausible',
        src: 'https://plausible.io/js/script.manual.js',
        data: { domain: 'fixture.example' },
        isManual: true,
      },
    ])
    expect(tools({ umami: { websiteId: 'u' } })).toMatchObject([
      {
        data: {
          websiteId: 'u',
          autoTrack: 'false',
          doNotTrack: 'true',
          hostUrl: 'https://api-gateway.umami.dev',
        },
        isManual: true,
      },
    ])
  })

  it('let Google count, unless the stream does not', () => {
    expect(tools({ ga4: { id: 'G-A' } })).toMatchObject([
      { src: 'https://www.googletagmanager.com/gtag/js?id=G-A', isManual: false },
    ])
    expect(tools({ ga4: { id: 'G-A', pageViews: 'site' } })).toMatchObject([{ isManual: true }])
  })

  it('report to the server of their script, or to the one that is named', () => {
    const src = 'https://s.example/script.js'
    expect(tools({ umami: { websiteId: 'u', src } })[0]?.data).not.toHaveProperty('hostUrl')
    expect(tools({ umami: { websiteId: 'u', src, hostUrl: 'https://h.example' } })).toMatchObject([
      { data: { hostUrl: 'https://h.example' } },
    ])
  })
})
