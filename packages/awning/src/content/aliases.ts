import { splitLocale } from '../config/address.ts'
import { decodedAddress } from '../text/decodedAddress.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { SourceFile } from './sourceFile.ts'
import type { ReactPageSource } from './reactPages.ts'

/** An old address that the front matter of a text or the metadata of a React page names. */
export interface Alias {
  readonly locale: LocaleId
  /** The old address inside the locale, decoded. */
  readonly from: string
  readonly written: string
  /** The page that it leads to. */
  readonly path: string
  readonly file: string
  /** Its place in the list of its text or page. */
  readonly index: number
  readonly position: () => Pick<Diagnostic, 'line' | 'column'>
}

export interface AliasSource {
  readonly file: Pick<SourceFile, 'file' | 'key'>
  readonly path: string
  readonly front: { readonly aliases?: readonly string[] | undefined }
  readonly locate: (field: string, index: number) => Pick<Diagnostic, 'line' | 'column'>
}

/** The metadata of a React page is a value of code, so it has no line. */
export function aliasesOfPage({ file, key, path, metadata }: ReactPageSource): AliasSource {
  return { file: { file, key }, path, front: metadata, locate: () => ({}) }
}

/** The old addresses of texts and React pages in one locale: those of the originals, and those that translations add. */
export function readAliases(
  sources: readonly AliasSource[],
  originals: ReadonlyMap<string, AliasSource>,
  locale: LocaleId,
  config: SiteConfig,
): Alias[] {
  return sources.flatMap(({ path, ...source }) => {
    const original = originals.get(source.file.key)
    const both = original && original.file.file !== source.file.file ? [original, source] : [source]
    return both.flatMap(({ file: { file }, front, locate }) =>
      (front.aliases ?? []).flatMap((written, index): Alias[] => {
        const old = oldAddress(written, path, config)
        if ((old.locale ?? locale) !== locale) return []
        const position = () => locate('aliases', index)
        return [{ locale, from: old.path, written, path, file, index, position }]
      }),
    )
  })
}

function oldAddress(
  written: string,
  path: string,
  config: SiteConfig,
): ReturnType<typeof splitLocale> {
  const address = decodedAddress(written)
  return address.startsWith('/')
    ? splitLocale(config, address)
    : { locale: undefined, path: path.replace(/[^/]*$/, address) }
}
