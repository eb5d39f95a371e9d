import { expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import type { SiteSettings } from '../../config/site.ts'
import { en } from '../../i18n/en.ts'
import { missingStringWarnings } from './missingStringWarnings.ts'

const warningsFor = (settings: Partial<SiteSettings>) =>
  missingStringWarnings(defineSite({ ...plainSettings, ...settings }, {}))

it('a locale whose language the engine has needs no strings', () => {
  expect(warningsFor({ locales: [{ id: 'en' }, { id: 'zh-tw' }, { id: 'ar' }] })).toEqual([])
})

it('every missing string is named, with what to write', () => {
  const { next, search, ...rest } = en
  const { open, ...others } = search
  const strings = { 'it-IT': { ...rest, search: others } }
  expect(warningsFor({ locales: [{ id: 'en' }, { id: 'it-IT' }], strings })).toEqual([
    {
      severity: 'warning',
      file: 'site.config.ts',
      message: '2 texts of the interface in it-IT are missing: next, search.open',
      hint: "Write strings: { 'it-IT': { next: '…' } }. Until then, readers see English, or another plural form.",
    },
  ])
})

it('a missing plural form is named as well', () => {
  const strings = { ru: { posts: { one: '{count} пост', few: '{count} поста', other: '{count}' } } }
  expect(warningsFor({ locales: [{ id: 'en' }, { id: 'ru' }], strings })).toMatchObject([
    {
      message: 'a text of the interface in ru is missing: posts.many',
      hint: expect.stringContaining("strings: { ru: { posts: { many: '…' } } }"),
    },
  ])
})
