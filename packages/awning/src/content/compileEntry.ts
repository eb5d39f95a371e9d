import type { LocaleId } from '../config/site.ts'
import type { CachedValues } from '../cache/cachedValues.ts'
import { hash } from '../cache/hash.ts'
import type { TextStore } from '../cache/textStore.ts'
import type { TypeChecker } from '../highlight/twoslash/typeCache.ts'
import type { BodyStrings, Resolver } from '../markdown/writeContext.ts'
import { CompiledEntry, type CachedEntry } from './compiledEntry.ts'
import { freshEntry, type EntryInputs, type TextTools } from './freshEntry.ts'
import { areStillTrue } from './recordedAnswers.ts'
import type { SharedTexts } from './sharedTexts.ts'
import { textHash, type SourceFile } from './sourceFile.ts'

export interface CompileTools extends TextTools {
  readonly cache: CachedValues<CachedEntry>
  readonly texts: TextStore
  readonly types: TypeChecker
  /** Texts that other machines have compiled. */
  readonly shared?: SharedTexts
  /** Changes with the engine's code, so that results of another version are not used. */
  readonly engineHash: string
}

/** A file to compile. */
export interface FileInputs extends EntryInputs {
  readonly file: SourceFile
  /** The locale it is compiled for: an original shown in place of a translation links to that locale's pages. */
  readonly locale: LocaleId
}

/** Compiles a file, or takes the result from the cache if neither the file nor what it refers to has changed. */
export async function compileEntry(
  inputs: FileInputs,
  tools: CompileTools,
): Promise<CompiledEntry> {
  const key = entryKey(inputs, tools)
  const known = await storedEntry(key, inputs, tools)
  if (known) return known
  const { entry, isFinal } = await freshEntry(inputs, tools)
  if (isFinal) {
    tools.cache.set(key, entry)
    tools.shared?.save(key, entry)
  }
  return new CompiledEntry(entry, tools.texts)
}

/** The same without compiling; undefined if there is no result, or the file or what it refers to has changed. */
export async function knownEntry(
  inputs: FileInputs,
  tools: CompileTools,
): Promise<CompiledEntry | undefined> {
  return storedEntry(entryKey(inputs, tools), inputs, tools)
}

async function storedEntry(
  key: string,
  { resolve }: FileInputs,
  tools: CompileTools,
): Promise<CompiledEntry | undefined> {
  const { cache, texts, shared } = tools
  const cached = cache.get(key)
  if (isUsable(cached, resolve, tools)) return new CompiledEntry(cached, texts)
  const fetched = await shared?.load(key)
  if (!isUsable(fetched, resolve, tools)) return undefined
  cache.set(key, fetched)
  return new CompiledEntry(fetched, texts)
}

/** Caches what another thread has made of a file, whose texts are stored; undefined if it is not what this thread would make. */
export function acceptEntry(
  entry: CachedEntry,
  inputs: FileInputs,
  tools: CompileTools,
): CompiledEntry | undefined {
  if (!isUsable(entry, inputs.resolve, tools)) return undefined
  tools.cache.set(entryKey(inputs, tools), entry)
  return new CompiledEntry(entry, tools.texts)
}

/** The same as `compileEntry` for a text that was compiled before, and whose answers are still true; undefined if it is gone. */
export function compiledBefore(inputs: FileInputs, tools: CompileTools): CompiledEntry | undefined {
  const cached = tools.cache.get(entryKey(inputs, tools))
  return cached && new CompiledEntry(cached, tools.texts)
}

function isUsable(
  entry: CachedEntry | undefined,
  resolve: Resolver,
  { types, texts }: Pick<CompileTools, 'types' | 'texts'>,
): entry is CachedEntry {
  return (
    entry !== undefined &&
    areStillTrue(entry, resolve) &&
    types.areCurrent(entry.types) &&
    isStored(entry, texts)
  )
}

function isStored({ text, preview, sections }: CachedEntry, texts: TextStore): boolean {
  return texts.has(text) && (preview === text || texts.has(preview)) && texts.has(sections.hash)
}

function entryKey(
  { file, locale, resolve: { lang }, strings, takeTitle }: FileInputs,
  tools: CompileTools,
): string {
  const shared = sharedHash(tools, strings)
  const inputs = [shared, locale, lang, file.key, file.locale, takeTitle, textHash(file)]
  return hash(JSON.stringify(inputs))
}

const sharedHashes = new WeakMap<CompileTools, WeakMap<BodyStrings, string>>()

/** Hash of the inputs that all texts of a language share. */
function sharedHash(tools: CompileTools, strings: BodyStrings): string {
  const known = sharedHashes.get(tools) ?? new WeakMap<BodyStrings, string>()
  sharedHashes.set(tools, known)
  let found = known.get(strings)
  if (found === undefined) {
    const { engineHash, codeSettings, policy, math } = tools
    found = hash(JSON.stringify([engineHash, codeSettings, policy, strings, math !== undefined]))
    known.set(strings, found)
  }
  return found
}
