import { parsePolicy } from '../config/contentPolicy.ts'
import type { LocaleId } from '../config/site.ts'
import type { CachedValues } from '../cache/cachedValues.ts'
import { hash } from '../cache/hash.ts'
import type { TextStore } from '../cache/textStore.ts'
import { isRichCode } from '../highlight/blockHtml.ts'
import type { Job } from '../highlight/highlightPool.ts'
import type { TypeChecker } from '../highlight/twoslash/typeCache.ts'
import { compile } from '../markdown/compile.ts'
import type { BodyStrings, CodeSettings, Resolver } from '../markdown/writeContext.ts'
import { CompiledEntry, type CachedEntry } from './compiledEntry.ts'
import { insertCode } from './insertCode.ts'
import type { TextSection } from './model.ts'
import { hasMermaid } from '../markdown/mermaid.ts'
import { mayHaveLiveJsx, type RenderJsx } from '../markdown/liveJsx.ts'
import type { RenderMermaid } from '../markdown/renderMermaid.ts'
import type { RenderMath } from '../markdown/math.ts'
import { areStillTrue, recordAnswers } from './recordedAnswers.ts'
import type { SharedTexts } from './sharedTexts.ts'
import { textHash, type SourceFile } from './sourceFile.ts'
import { withTypes } from './withTypes.ts'

export interface CompileTools {
  readonly cache: CachedValues<CachedEntry>
  readonly texts: TextStore
  /** Texts that other machines have compiled. */
  readonly shared?: SharedTexts
  /** Changes with the engine's code, so that results of another version are not used. */
  readonly engineHash: string
  readonly codeSettings: CodeSettings
  /** The content security policy of the site's pages, and the site's origin; absent where it does not matter. */
  readonly policy?: { readonly text: string; readonly origin: string }
  readonly highlight: (jobs: Job[]) => Promise<string[]>
  readonly types: TypeChecker
  /** Loads what renders formulas, on sites that have some. */
  readonly math?: () => Promise<RenderMath>
  /** Loads what renders live examples in JSX. */
  readonly jsx?: () => Promise<RenderJsx>
}

/** Compiles a file, or takes the result from the cache if neither the file nor what it refers to has changed. */
export async function compileEntry(
  file: SourceFile,
  /** The locale it is compiled for: an original shown in place of a translation links to that locale's pages. */
  locale: LocaleId,
  resolve: Resolver,
  strings: BodyStrings,
  takeTitle: boolean,
  tools: CompileTools,
): Promise<CompiledEntry> {
  const key = entryKey(file, locale, resolve, strings, takeTitle, tools)
  const { cache, texts } = tools
  const isUsable = (entry: CachedEntry | undefined): entry is CachedEntry =>
    entry !== undefined &&
    areStillTrue(entry, resolve) &&
    tools.types.areCurrent(entry.types) &&
    isStored(entry, texts)
  const cached = cache.get(key)
  if (isUsable(cached)) return new CompiledEntry(cached, texts)
  const fetched = await tools.shared?.load(key)
  if (isUsable(fetched)) {
    cache.set(key, fetched)
    return new CompiledEntry(fetched, texts)
  }

  const recorded = recordAnswers(resolve)
  const format = file.key.endsWith('.mdx') ? 'mdx' : 'md'
  const { source } = file
  const compiled = compile(
    {
      source,
      format,
      resolve: recorded.resolver,
      strings,
      math: await tools.math?.(),
      ...(hasMermaid(source) ? { mermaid: await loadMermaid() } : {}),
      ...(mayHaveLiveJsx(source) ? { jsx: await tools.jsx?.() } : {}),
      codeSettings: tools.codeSettings,
      ...(tools.policy
        ? { policy: { policy: parsePolicy(tools.policy.text), origin: tools.policy.origin } }
        : {}),
    },
    takeTitle,
  )
  const types = await withTypes(compiled.code, tools.types)
  const code = await tools.highlight(types.code.map((job) => ({ ...job, strings })))
  const { blocks, preview, sections, ...facts } = await insertCode(compiled, code)
  const answers = recorded.answers()
  const text = texts.put(blocks)
  const fresh: CachedEntry = {
    facts: {
      ...facts,
      diagnostics: [...facts.diagnostics, ...types.diagnostics],
      hasDiagram: answers.diagrams.length > 0 || compiled.hasMermaid,
      hasRichCode: code.some(isRichCode),
      hasTypes: types.code.some((job) => job.types !== undefined),
    },
    text,
    preview: preview ? texts.put(preview) : text,
    sections: { hash: texts.put(sections), bytes: bytesOf(sections) },
    ...answers,
    types: types.inputs,
  }
  // A mistake in types may be corrected in another file, such as one that does not exist yet.
  if (!types.failed) {
    cache.set(key, fresh)
    tools.shared?.save(key, fresh)
  }
  return new CompiledEntry(fresh, texts)
}

/** The same as `compileEntry` for a text that was compiled before, and whose answers are still true; undefined if it is gone. */
export function compiledBefore(
  file: SourceFile,
  locale: LocaleId,
  resolve: Pick<Resolver, 'lang'>,
  strings: BodyStrings,
  takeTitle: boolean,
  tools: CompileTools,
): CompiledEntry | undefined {
  const cached = tools.cache.get(entryKey(file, locale, resolve, strings, takeTitle, tools))
  return cached && new CompiledEntry(cached, tools.texts)
}

function entryKey(
  file: SourceFile,
  locale: LocaleId,
  { lang }: Pick<Resolver, 'lang'>,
  strings: BodyStrings,
  takeTitle: boolean,
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

/** Imported when a text needs it, because it takes a while to load. */
async function loadMermaid(): Promise<RenderMermaid> {
  return (await import('../markdown/renderMermaid.ts')).renderMermaid
}

function bytesOf(sections: readonly TextSection[]): number {
  return sections.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
}

function isStored({ text, preview, sections }: CachedEntry, texts: TextStore): boolean {
  return texts.has(text) && (preview === text || texts.has(preview)) && texts.has(sections.hash)
}
