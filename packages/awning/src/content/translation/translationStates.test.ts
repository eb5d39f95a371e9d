import { expect, it } from 'vitest'
import type { WrittenText } from '../writtenText.ts'
import { sourceHash } from './sourceHash.ts'
import { translationStates } from './translationStates.ts'

const locales = ['en', 'zh', 'fr', 'de', 'ja'].map((id) => ({
  id,
  label: id,
  lang: id,
  dir: 'ltr' as const,
}))

const text = (locale: string, read: () => string, source?: string): WrittenText => ({
  file: {
    key: 'docs/a.md',
    locale,
    file: `content/${locale}/docs/a.md`,
    get source() {
      return read()
    },
  },
  kind: 'doc',
  path: '/docs/a',
  front: { source },
  locate: () => ({ line: 1, column: 1 }),
})

it('reads the source of an original once for its translations into all languages', () => {
  let reads = 0
  const original = () => {
    reads += 1
    return 'Text.'
  }
  const translation = () => 'Translated.'
  const texts = [
    text('en', original),
    text('zh', translation, sourceHash('Text.')),
    text('fr', translation, sourceHash('Text.')),
    text('de', translation, sourceHash('Older text.')),
  ]
  const states = translationStates(texts, { defaultLocale: 'en', locales })
  expect(states.map(({ locale, state }) => [locale, state])).toEqual([
    ['zh', 'current'],
    ['fr', 'current'],
    ['de', 'stale'],
    ['ja', 'missing'],
  ])
  expect(reads).toBe(1)
})
