import { describe, expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { SiteSettings } from '../../config/site.ts'
import { areaAccentCss, siteTokenCss } from './siteTokens.ts'

const themed = (theme: NonNullable<SiteSettings['theme']>) =>
  siteTokenCss(defineSite({ ...plainSettings, theme }, {}).theme)
const accented = (
  docs: Exclude<SiteSettings['docs'], false | undefined>['accent'],
  blog?: 'gold',
) =>
  areaAccentCss(
    defineSite(
      { ...plainSettings, docs: { accent: docs }, posts: [{ id: 'blog', accent: blog }] },
      {},
    ),
  )

describe('the tokens of a site', () => {
  it('are none where the settings change nothing', () => {
    expect(siteTokenCss(plainSite.theme) + areaAccentCss(plainSite)).toBe('')
  })

  it('have a colour in both modes, or one on screens in dark mode', () => {
    expect(themed({ colors: { accent: '#1C5D99' } })).toBe(':root{--brand:#1c5d99}')
    expect(themed({ colors: { background: { light: '#fff', dark: '#000' } } })).toBe(
      ':root{--paper:#fff}@media screen{[data-theme=dark]{--paper:#000}}',
    )
  })

  it('have fonts', () => {
    expect(themed({ fonts: { text: 'Inter, sans-serif', headings: 'Lora', code: 'Fira' } })).toBe(
      ':root{--sans:Inter, sans-serif;--serif:Lora;--mono:Fira}',
    )
  })
})

describe('the accent of an area', () => {
  it('is a colour of the theme on its pages, and on what belongs to it elsewhere', () => {
    expect(accented('teal', 'gold')).toBe(
      'body:has([data-area="docs"]),[data-in-area="docs"]{--accent:var(--teal)}' +
        'body:has([data-area="blog"]),[data-in-area="blog"]{--accent:var(--gold)}',
    )
  })

  it('is a colour of its own, in each mode', () => {
    expect(accented('#ABC')).toBe(
      'body:has([data-area="docs"]),[data-in-area="docs"]{--accent:#abc}',
    )
    expect(accented({ light: '#111', dark: '#eee' })).toContain(
      '@media screen{[data-theme=dark] body:has([data-area="docs"]),[data-theme=dark] [data-in-area="docs"]{--accent:#eee}}',
    )
  })
})
