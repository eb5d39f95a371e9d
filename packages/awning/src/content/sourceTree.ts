import { join } from 'node:path'
import { isSourceFile, readHashed, unchangedHash } from '../cache/recording.ts'
import type { LocaleId } from '../config/site.ts'
import { decodeText } from './decodeText.ts'
import type { Report } from './diagnostic.ts'
import { listFiles } from './listFiles.ts'
import { PublicationBounds } from './publicationBounds.ts'
import { sourcePath } from './sourcePath.ts'
import type { KnownFront, SourceFile } from './sourceFile.ts'
import { UnreadText } from './unreadText.ts'

/** What is known of texts, by their hashes. */
export type FindKnown = (hash: string) => KnownFront | undefined

/** The keys of the texts of one collection. The default locale decides which there are. */
export function collectionKeys(
  root: string,
  collection: string,
  defaultLocale: LocaleId,
): string[] {
  const folder = `content/${defaultLocale}/`
  return listFiles(root, folder + collection)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.slice(folder.length))
}

/**
 * The files of these keys as one locale sees them: a translation with the same key replaces the
 * original, if it is to be used.
 */
export function readSources(
  root: string,
  keys: readonly string[],
  locale: LocaleId,
  defaultLocale: LocaleId,
  report: Report,
  isUsed: (translation: SourceFile) => boolean,
  known: FindKnown = () => undefined,
): SourceFile[] {
  const files: SourceFile[] = []
  const bounds = new PublicationBounds(root)
  const read = (home: LocaleId, key: string) =>
    readText(
      root,
      { key, locale: home, file: sourcePath(key, home, defaultLocale) },
      bounds,
      report,
      known,
    )
  for (const key of keys) {
    const translated = locale === defaultLocale ? undefined : read(locale, key)
    const file = translated && isUsed(translated) ? translated : read(defaultLocale, key)
    if (file) files.push(file)
    else reportUnreadable(root, sourcePath(key, defaultLocale, defaultLocale), report)
  }
  return files
}

/** A text as it is now; undefined if there is none any more, or something is wrong with the file. */
export function readAgain(root: string, file: SourceFile): SourceFile | undefined {
  let isWrong = false
  const { key, locale, file: path } = file
  const read = readText(
    root,
    { key, locale, file: path },
    new PublicationBounds(root),
    () => {
      isWrong = true
    },
    () => undefined,
  )
  return isWrong ? undefined : read
}

/** A name in a folder that is no file, folder or link. Every other reason for a missing text is reported where it is found. */
function reportUnreadable(root: string, file: string, report: Report): void {
  if (isSourceFile(join(root, file))) return
  report({
    severity: 'error',
    file,
    message: 'it is no file: a pipe, a socket or a device',
    hint: 'Put the file itself there, or delete it.',
  })
}

function readText(
  root: string,
  named: Omit<SourceFile, 'source'>,
  bounds: PublicationBounds,
  report: Report,
  known: FindKnown,
): SourceFile | undefined {
  const { file } = named
  const path = join(root, file)
  const refusal = bounds.linkRefusal(path)
  if (refusal) {
    report({
      severity: 'error',
      file,
      message: `the file ${refusal.reason}`,
      hint: refusal.hint,
    })
    return undefined
  }
  const unchanged = unchangedHash(path)
  const front = unchanged === undefined ? undefined : known(unchanged)
  if (unchanged !== undefined && front) return new UnreadText(root, named, unchanged, front)
  const read = readHashed(path)
  if (!read) return undefined
  let hasMistake = false
  const source = decodeText(read.bytes, file, (diagnostic) => {
    hasMistake = true
    report(diagnostic)
  })
  if (source === undefined) return undefined
  if (source.trim() === '') {
    report({
      severity: 'error',
      file,
      message: 'the file is empty',
      hint: 'Write at least a title, or delete the file.',
    })
    return undefined
  }
  return { ...named, source, hash: read.hash, ...(hasMistake ? { hasMistake } : {}) }
}
