import { describe, expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import type { SiteSettings } from '../../config/site.ts'
import { contrastWarnings } from './contrastWarnings.ts'

const warnings = (settings: Partial<SiteSettings>) =>
  contrastWarnings(defineSite({ ...plainSettings, ...settings }, {}))
const messages = (settings: Partial<SiteSettings>) =>
  warnings(settings).map(({ message }) => message)
const accent = (light: string, dark: string) => ({ theme: { colors: { accent: { light, dark } } } })

describe('the contrast of colours in the settings', () => {
  it('is not checked where the theme is unchanged', () => {
    expect(warnings({})).toEqual([])
    expect(warnings({ docs: { accent: 'gold' } })).toEqual([])
  })

  it('is fine from 4.5:1 on', () => {
    const onBlack = { background: '#ffffff', surface: '#ffffff', raised: '#ffffff' }
    const light = (text: string) => ({
      theme: { colors: { ...onBlack, text, onAccent: '#ffffff' } },
    })
    const ofText = (text: string) =>
      messages(light(text)).filter(
        (message) => message.startsWith('theme.colors.text ') && message.includes('light mode'),
      )
    expect(ofText('#767676')).toEqual([])
    expect(ofText('#777777')).toEqual([
      'theme.colors.text (#777777) on theme.colors.background (#ffffff) has a contrast of 4.47:1 in light mode',
    ])
  })

  it('is reported for the background with the lowest contrast, also for text on the accent, in each mode', () => {
    expect(warnings(accent('#ffcc00', '#ff8a6d'))).toEqual([
      {
        severity: 'warning',
        file: 'site.config.ts',
        message:
          'theme.colors.accent (#ffcc00) on --board (#f3ecdf) has a contrast of 1.28:1 in light mode',
        hint: 'WCAG AA asks for 4.5:1. Choose a darker text or a lighter ground.',
      },
      expect.objectContaining({
        message:
          '--on-accent (#fffaf2) on theme.colors.accent (#ffcc00) has a contrast of 1.45:1 in light mode',
      }),
    ])
    expect(messages(accent('#b03522', '#222222')).every((text) => text.includes('dark mode'))).toBe(
      true,
    )
  })

  it('is reported for accents of areas, by the option that sets them', () => {
    expect(messages({ docs: { accent: '#ffcc00' } })[0]).toContain('docs.accent (#ffcc00) on')
    expect(messages({ posts: [{ id: 'a' }, { id: 'b', accent: '#fc0' }] })[0]).toContain(
      'posts[1].accent (#fc0) on',
    )
  })
})
