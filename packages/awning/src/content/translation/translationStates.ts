import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { WrittenText } from '../writtenText.ts'
import { sourceHash } from './sourceHash.ts'

/** The state of a page's translation into another language. */
export interface Translation {
  readonly locale: LocaleId
  /** Path below the folder of a locale, the same in all locales. */
  readonly key: string
  /** The text that is translated. */
  readonly original: WrittenText['file']
  /** `unrecorded` means that the translation does not say which version of the original it was made from. */
  readonly state: 'missing' | 'unrecorded' | 'current' | 'stale'
  readonly file?: string
  /** Hash of the original that it was made from. */
  readonly madeFrom?: string
}

/** The state of every page in every locale except the default one. */
export function translationStates(
  texts: readonly WrittenText[],
  { defaultLocale, locales }: Pick<SiteConfig, 'defaultLocale' | 'locales'>,
): Translation[] {
  const found = new Map(texts.map((text) => [`${text.file.locale} ${text.file.key}`, text]))
  const originals = texts.filter(({ file }) => file.locale === defaultLocale)
  const hashes = new Map<Translation['original'], string>()
  /** Read once for all languages: the source of a text is on disk. */
  const hashOf = (original: Translation['original']) => {
    const hash = hashes.get(original) ?? sourceHash(original.source)
    hashes.set(original, hash)
    return hash
  }
  return locales
    .filter(({ id }) => id !== defaultLocale)
    .flatMap(({ id }) =>
      originals.map(({ file: original }): Translation => {
        const text = found.get(`${id} ${original.key}`)
        const base = { locale: id, key: original.key, original }
        if (!text) return { ...base, state: 'missing' }
        const { source: madeFrom } = text.front
        if (madeFrom === undefined) return { ...base, state: 'unrecorded', file: text.file.file }
        const state = madeFrom === hashOf(original) ? 'current' : 'stale'
        return { ...base, state, file: text.file.file, madeFrom }
      }),
    )
}
