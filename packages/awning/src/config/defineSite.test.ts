import { describe, expect, it } from 'vitest'
import { defineSite, parseSettings } from './defineSite.ts'
import { plainSettings } from './plainSettings.testing.ts'
import { plainSite } from './plainSite.testing.ts'

/** Reads settings that TypeScript would not allow, and returns the message. */
function mistakes(changed: object): string {
  try {
    parseSettings({ ...plainSettings, ...changed }, {})
  } catch (error) {
    return error instanceof Error && error.name === 'SettingsError' ? error.message : String(error)
  }
  return ''
}

describe('defineSite', () => {
  it('parses what it has parsed to itself', () => {
    const again = defineSite(structuredClone(plainSite), {})
    expect(again).toEqual(plainSite)
  })

  it('gives data that can be written as text and read again', () => {
    expect(JSON.parse(JSON.stringify(plainSite))).toEqual(plainSite)
  })

  it('takes the public address from SITE_URL, without a slash at its end', () => {
    const urlFor = (SITE_URL: string) => defineSite(plainSettings, { SITE_URL }).url
    expect(urlFor('https://other.example/')).toBe('https://other.example')
    expect(urlFor('')).toBe(plainSite.url)
  })

  it('checks SITE_URL as well', () => {
    expect(() => defineSite(plainSettings, { SITE_URL: 'other.example' })).toThrow(/^ {2}url: /m)
  })
})

describe('the message about mistakes', () => {
  it('names every option that is wrong, and says what to write', () => {
    const changed = { base: 'x', repository: 'y', posts: [{ id: 'a' }, { id: 'b', pageSize: 0 }] }
    expect(mistakes(changed)).toBe(
      [
        'site.config.ts has 3 mistakes:',
        "  base: must start and end with /. Write '/' or '/folder/'.",
        "  repository: must be a complete address. Write 'https://docs.example.com'.",
        '  posts[1].pageSize: must be more than 0',
      ].join('\n'),
    )
    expect(mistakes({ base: 'x' })).toMatch(/^site\.config\.ts has a mistake:\n {2}base: .*$/)
  })

  it('names the option that was most likely meant, on every level', () => {
    expect(mistakes({ tagLien: 'x' })).toContain(
      'tagLien: there is no such option. Write "tagline".',
    )
    expect(mistakes({ docs: { pth: '/a', titel: 'x' } })).toMatch(
      /2 mistakes:\n {2}docs\.pth: .* Write "path"\.\n {2}docs\.titel: .* Write "title"\./,
    )
    expect(mistakes({ social: { font: [] } })).toContain('social.font: there is no such option')
  })

  it('names the locale that was most likely meant by a text, or all of them', () => {
    expect(mistakes({ title: { zh: 'A', enn: 'B' } })).toBe(
      'site.config.ts has a mistake:\n  title.enn: there is no locale "enn". Write "en".',
    )
    expect(mistakes({ footer: { copyright: { zh: 'A', ja: 'B' } } })).toContain(
      'footer.copyright.ja: there is no locale "ja". The locales are zh, en.',
    )
  })

  it('lists the options where none is close', () => {
    expect(mistakes({ navbar: { xyz: 1 } })).toContain(
      'navbar.xyz: there is no such option. Known options: items, hideOnScroll.',
    )
  })

  it('names the directives of the security policy that can be extended', () => {
    const about = (directive: string) =>
      mistakes({ contentSecurityPolicy: { [directive]: ['https://a.example'] } })
    expect(about('default-src')).toMatch(
      /contentSecurityPolicy\.default-src: is no directive that settings can extend\. Write the origins under one of 'script-src', .*'form-action'\.$/,
    )
    expect(about('image-src')).toContain("can extend. Write 'img-src'.")
    expect(about('img-src')).toBe('')
  })

  it('says what the address of a cache is like, and what is wrong inside of one', () => {
    const about = (remote: unknown) => mistakes({ cache: { remote } })
    for (const remote of ['ftp://x', 'cache.example.com', 7])
      expect(about(remote)).toContain(
        "cache.remote: must be a complete address. Write 'https://cache.example.com/awning'.",
      )
    expect(about('https://a:b@cache.example.com')).toContain('must not contain a user')
    expect(about('')).toBe('')
  })

  it('says that an option is missing', () => {
    expect(mistakes({ title: undefined })).toContain('title: is missing: it must be text')
    expect(mistakes({ announcement: { html: 'x' } })).toContain(
      'announcement.id: is missing: it must be text',
    )
  })

  it('is about the form of a value that was meant, where there are several', () => {
    const sidebars = { main: { items: [{ label: 'b', itmes: [] }] } }
    expect(mistakes({ docs: { sidebars } })).toContain(
      'docs.sidebars.main.items[0].itmes: there is no such option. Write "items".',
    )
    expect(mistakes({ docs: { accent: 'tael' } })).toMatch(
      /docs\.accent: must be one of .*Write 'teal'\./,
    )
    expect(mistakes({ docs: { accent: { light: '#fff' } } })).toContain(
      'docs.accent.dark: is missing',
    )
  })

  it('is one about settings that are none', () => {
    expect(() => parseSettings('x', {})).toThrow('the settings: must be an object')
  })

  it('says nothing about paths of collections whose ids are wrong', () => {
    const posts = [{ id: 'a b' }, { id: 'c d' }]
    expect(mistakes({ posts })).toContain('posts[1].id')
    expect(mistakes({ posts })).not.toContain('posts[1].path')
  })

  it('does not call texts missing because of a mistake in the locales', () => {
    expect(mistakes({ locales: [{ id: 'zh' }, { id: 'zh' }] })).toMatch(
      /a mistake:\n {2}locales\[1\]/,
    )
  })
})
