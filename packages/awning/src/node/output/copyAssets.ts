import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { ChangedSource } from '../../cache/changedSource.ts'
import type { EntryLog } from '../../cache/entryLog.ts'
import { hash } from '../../cache/hash.ts'
import { readRecorded, readSource, unchangedHash } from '../../cache/recording.ts'
import type { Asset } from '../../content/model.ts'
import type { SourceFile } from '../../content/sourceFile.ts'
import { encodePicture, encoderSettings } from './encodePicture.ts'
import { pictureWithHash } from './hashAtEnd.ts'
import type { OutputFolder } from './outputFolder.ts'
import { placeOfPicture } from './placeOfPicture.ts'

export interface CopyOptions {
  readonly root: string
  readonly output: OutputFolder
  /** The texts, for messages about pictures. */
  readonly texts: readonly Pick<SourceFile, 'file' | 'source'>[]
  /** Converted pictures, because they take long to make. */
  readonly pictures: Pick<EntryLog, 'get' | 'set' | 'load'>
}

/** Copies the files of `public/`, and the files that content refers to; pictures are converted, several at once. */
export async function copyAssets(
  publicFiles: readonly string[],
  assets: readonly Asset[],
  options: CopyOptions,
): Promise<void> {
  for (const name of publicFiles) copy(join(options.root, 'public', name), name, options)
  const queue = assets.values()
  const hashOf = contentHashes()
  const writeNext = async () => {
    for (const asset of queue) await write(asset, hashOf, options)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, writeNext))
}

async function write(
  { file, name, encoding }: Asset,
  hashOf: (file: string) => string,
  options: CopyOptions,
): Promise<void> {
  const path = `assets/${name}`
  if (!encoding) return copy(file, path, options)
  const { root, output, texts, pictures } = options
  const { format, width } = encoding
  const settings = JSON.stringify([format, width, encoderSettings[format]])
  const sourceHash = hashOf(file)
  const fileHash = hash(settings, sourceHash)
  if (output.reuse(path, fileHash)) return
  await pictures.load([fileHash])
  let picture = pictures.get(fileHash)
  if (!picture) {
    const source = relative(root, file).replaceAll(sep, '/')
    // The file may have changed since: its pixels must not be cached for what was there before.
    const bytes = readRecorded(file, sourceHash)
    picture = await encodePicture({ file, bytes }, encoding, () => placeOfPicture(source, texts))
    pictures.set(fileHash, picture)
  }
  output.write(path, pictureWithHash(format, name, picture), fileHash)
}

/** Hashes of what is in files. Each is read once for all pictures that are made from it, and not at all if it has not changed. */
function contentHashes(): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const found = known.get(file) ?? unchangedHash(file) ?? hash(bytesOf(file))
    known.set(file, found)
    return found
  }
}

function copy(file: string, path: string, { output }: CopyOptions): void {
  const unchanged = unchangedHash(file)
  if (unchanged !== undefined && output.reuse(path, unchanged)) return
  const bytes = bytesOf(file)
  const fileHash = hash(bytes)
  if (!output.reuse(path, fileHash)) output.write(path, bytes, fileHash)
}

function bytesOf(file: string): Buffer {
  const bytes = readSource(file)
  // It was deleted while the site is built: the next attempt reports the link to it.
  if (!bytes) throw new ChangedSource(file)
  return bytes
}
