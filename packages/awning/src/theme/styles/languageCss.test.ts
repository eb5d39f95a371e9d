import { expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { languageCss } from './languageCss.ts'

const cssFor = (...ids: string[]) =>
  languageCss(
    defineSite({ url: 'https://a.example', title: 'A', locales: ids.map((id) => ({ id })) }, {}),
  )

it('a site in simplified Chinese and English needs no styles of its own', () => {
  expect(cssFor('zh', 'en', 'zh-Hans', 'en-GB')).toBe('')
})

it('each language gets the fonts of its script, in the layer that settings override', () => {
  expect(cssFor('zh-TW')).toMatch(/^@layer tokens\{:root:lang\(zh-TW\)\{--sans:[^}]*PingFang TC/)
  expect(cssFor('ja')).not.toMatch(/PingFang|Songti|line-height/)
  expect(cssFor('de')).toBe(
    "@layer tokens{:root:lang(de){--serif:Georgia,'Iowan Old Style','Noto Serif',serif}}@layer base{:lang(de){line-height:1.65}}",
  )
})

it('what is joined stays joined, and what points is mirrored from right to left', () => {
  expect(cssFor('en', 'ar', 'he').match(/\[dir=rtl\]/g)).toHaveLength(1)
  expect(cssFor('ar')).toContain(':lang(ar) *{letter-spacing:0}')
})
