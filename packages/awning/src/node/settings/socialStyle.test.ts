import { describe, expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import type { SiteSettings } from '../../config/site.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { socialColors, socialLogo } from './socialStyle.ts'

const siteWith = (settings: Partial<SiteSettings>) =>
  defineSite({ ...plainSettings, ...settings }, {})

describe('the colours of social images', () => {
  const colors = socialColors(
    siteWith({
      theme: { colors: { accent: { light: '#1c5d99', dark: '#8ec5ff' }, text: '#111111' } },
      docs: { accent: 'teal' },
      posts: [{ id: 'blog' }, { id: 'news', accent: { light: '#123456', dark: '#abcdef' } }],
    }),
  )

  it('are those of the settings in light mode, and otherwise those of the theme', () => {
    expect(colors(undefined)).toMatchObject({ text: '#111111', background: '#fbf8f1' })
  })

  it('have the accent of the area, by name or by value, or else that of the site', () => {
    expect(colors('docs').accent).toBe('#1f5a66')
    expect(colors('news').accent).toBe('#123456')
    for (const area of ['blog', undefined, 'elsewhere'])
      expect(colors(area).accent, area).toBe('#1c5d99')
    expect(colors('docs').siteAccent).toBe('#1c5d99')
  })
})

describe('the logo of social images', () => {
  const both = { 'public/favicon.svg': '<svg/>', 'public/logo.svg': '<svg id="a"/>' }

  it('is the picture of the settings, or the icon of the site, or none', () => {
    const root = temporaryFolder(both)
    expect(socialLogo(root, siteWith({ logo: { image: '/logo.svg' } })).image?.file).toMatch(
      /public\/logo\.svg$/,
    )
    expect(socialLogo(root, siteWith({})).image?.file).toMatch(/public\/favicon\.svg$/)
    expect(socialLogo(temporaryFolder(), siteWith({}))).toEqual({})
  })

  it('changes with the content of its file', () => {
    const hashOf = (files: Readonly<Record<string, string>>) =>
      socialLogo(temporaryFolder(files), siteWith({})).image?.hash
    expect(hashOf(both)).toBe(hashOf(both))
    expect(hashOf(both)).not.toBe(hashOf({ 'public/favicon.svg': '<svg id="b"/>' }))
  })
})
