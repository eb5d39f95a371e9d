import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { WrittenText } from '../../prose-lint/writtenText.ts'
import { sourceHash } from './sourceHash.ts'

/** How a page stands in another language. */
export interface Translation {
  readonly locale: LocaleId
  /** Below the folder of a locale: the same in all of them. */
  readonly key: string
  /** The text it is a translation of. */
  readonly original: WrittenText['file']
  /** `unrecorded`: it does not say from which state of the original it was made. */
  readonly state: 'missing' | 'unrecorded' | 'current' | 'stale'
  readonly file?: string
  /** The state of the original it was made from. */
  readonly madeFrom?: string
}

/** Every page in every language but the one it was written in. */
export function translationStates(
  texts: readonly WrittenText[],
  { defaultLocale, locales }: Pick<SiteConfig, 'defaultLocale' | 'locales'>,
): Translation[] {
  const found = new Map(texts.map((text) => [`${text.file.locale} ${text.file.key}`, text]))
  const originals = texts.filter(({ file }) => file.locale === defaultLocale)
  return locales
    .filter(({ id }) => id !== defaultLocale)
    .flatMap(({ id }) =>
      originals.map(({ file: original }): Translation => {
        const text = found.get(`${id} ${original.key}`)
        const base = { locale: id, key: original.key, original }
        if (!text) return { ...base, state: 'missing' }
        const { source: madeFrom } = text.front
        if (madeFrom === undefined) return { ...base, state: 'unrecorded', file: text.file.file }
        const state = madeFrom === sourceHash(original.source) ? 'current' : 'stale'
        return { ...base, state, file: text.file.file, madeFrom }
      }),
    )
}
