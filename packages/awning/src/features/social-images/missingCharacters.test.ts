import { expect, it } from 'vitest'
import { missingCharacters } from './missingCharacters.ts'

const page = { file: 'content/ar/docs/a.md', path: 'social/ar/docs/a.png' }

it('a script that no font has is reported once, with a font that has it', () => {
  const reported = new Set<string>()
  expect(missingCharacters(page, ['م', 'ر', '한'], reported)).toMatchObject([
    {
      severity: 'warning',
      message:
        'no font of the social images has Arabic characters such as “م” (U+0645); they are left out of social/ar/docs/a.png and others',
      hint: expect.stringContaining("social: { fonts: ['fonts/NotoNaskhArabic.ttf'] }"),
    },
    { message: expect.stringContaining('Hangul characters such as “한” (U+D55C)') },
  ])
  expect(missingCharacters(page, ['م', 'ب'], reported)).toEqual([])
})

it('every other character is reported for each page', () => {
  const reported = new Set<string>()
  for (const path of ['social/a.png', 'social/b.png'])
    expect(missingCharacters({ ...page, path }, ['𐎀', '𐎁'], reported)).toMatchObject([
      { message: expect.stringMatching(/has “𐎀” \(U\+10380\), “𐎁” .*; left out of social/) },
    ])
})
