import { deserialize, serialize } from 'node:v8'
import type { Reads } from '../cache/reads.ts'
import { readSealed, writeSealed } from '../cache/sealedFile.ts'
import { sourceName } from '../cache/sourcePaths.ts'
import type { Alias } from './aliases.ts'
import { stopsBuild } from './diagnostic.ts'
import { entriesOf } from './entriesOf.ts'
import type { Addresses, Loaded, LoadedText } from './loadedContent.ts'
import { frontMatterHash } from './sameFrontMatter.ts'
import type { SourceFile } from './sourceFile.ts'

/** What has to be the same for content to be used again. */
export interface StoredUnder {
  /** Unique for each time that all content is read. */
  readonly id: string
  /** Changes with the engine, the settings and the site's code. */
  readonly key: string
  /** The commit, from which the days of pages come. */
  readonly commit: string
  /** When it was read, in milliseconds. */
  readonly now: number
  /** The day on which it was read, since 1970. */
  readonly day: number
}

interface Header extends StoredUnder {
  /** When the next text is published; null if none is scheduled. */
  readonly nextPublication: number | null
  /** Numbers of bytes of what follows, in this order. */
  readonly bytes: { readonly reads: number; readonly model: number }
}

/** What was read, and of each text a hash of its front matter: another one changes more than the text. */
export interface StoredSources {
  readonly reads: Reads
  readonly frontMatter: ReadonlyMap<string, string>
}

/** Content as plain data. What it has methods for is made again when it is restored. */
export interface StoredModel extends Pick<
  Loaded,
  'content' | 'diagnostics' | 'leftOut' | 'links' | 'glossary'
> {
  readonly sections: readonly (readonly [id: string, hash: string, bytes: number])[]
  readonly texts: readonly StoredText[]
  readonly aliases: readonly Omit<Alias, 'position'>[]
  /** Names of files, because a path would be of this machine. */
  readonly includedFiles: readonly string[]
  readonly assetFiles: readonly string[]
}

export interface StoredText extends Omit<LoadedText, 'file' | 'locate'> {
  readonly file: Omit<SourceFile, 'source' | 'known' | 'frontMatterHash'>
}

/** Each part is parsed when it is asked for. */
export interface StoredContent extends Header {
  readonly sources: () => StoredSources
  readonly model: () => StoredModel
  readonly addresses: () => Addresses
}

/** Stores content without errors, for the next build or start of the dev server. */
export function storeContent(
  file: string,
  root: string,
  under: StoredUnder,
  loaded: Loaded,
  reads: Reads,
): void {
  if (loaded.diagnostics.some(stopsBuild)) return
  const frontMatter = new Map(
    loaded.texts.map((text) => [text.file.file, frontMatterHash(text.file)]),
  )
  const sources = serialize({ reads, frontMatter } satisfies StoredSources)
  const model = serialize(modelOf(root, loaded))
  const header: Header = {
    ...under,
    nextPublication: nextPublication(loaded),
    bytes: { reads: sources.length, model: model.length },
  }
  writeSealed(file, header, [sources, model, serialize(loaded.addresses())])
}

export function readStoredContent(file: string): StoredContent | undefined {
  const sealed = readSealed<Header>(file)
  if (!sealed) return undefined
  const { value: header, bytes } = sealed
  const modelStart = header.bytes.reads
  const modelEnd = modelStart + header.bytes.model
  // All of it was written by `storeContent`, by the same version of the engine and of Node: the key says so.
  return {
    ...header,
    sources: () => deserialize(bytes.subarray(0, modelStart)) as StoredSources,
    model: () => deserialize(bytes.subarray(modelStart, modelEnd)) as StoredModel,
    addresses: () => deserialize(bytes.subarray(modelEnd)) as Addresses,
  }
}

function modelOf(root: string, loaded: Loaded): StoredModel {
  const { content, diagnostics, leftOut, links, glossary, includedFiles } = loaded
  return {
    content,
    diagnostics,
    leftOut,
    links,
    glossary,
    sections: Array.from(loaded.sections, ([id, { hash, bytes }]) => [id, hash, bytes]),
    texts: loaded.texts.map(({ file, locate: _, ...text }) => ({ ...text, file: plainFile(file) })),
    aliases: loaded.aliases.map(({ position: _, ...alias }) => alias),
    includedFiles: Array.from(includedFiles, (path) => sourceName(root, path)),
    assetFiles: content.assets.map((asset) => sourceName(root, asset.file)),
  }
}

function plainFile({ key, locale, file, hash, hasMistake }: SourceFile): StoredText['file'] {
  return {
    key,
    locale,
    file,
    ...(hash === undefined ? {} : { hash }),
    ...(hasMistake ? { hasMistake } : {}),
  }
}

function nextPublication({ content, leftOut }: Loaded): number | null {
  const reactPages = Object.values(content.locales).flatMap((locale) => locale.reactPages)
  const pages = [...entriesOf(content), ...reactPages]
  const unpublished = [...leftOut, ...pages.map(({ visibility }) => visibility)]
  const moments = unpublished.flatMap((text) =>
    text?.unpublished?.state === 'scheduled' ? [Date.parse(text.unpublished.from)] : [],
  )
  return moments.length === 0 ? null : Math.min(...moments)
}
