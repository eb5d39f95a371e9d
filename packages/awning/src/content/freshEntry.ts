import { parsePolicy } from '../config/contentPolicy.ts'
import { isRichCode } from '../highlight/blockHtml.ts'
import type { Job } from '../highlight/highlightPool.ts'
import type { TypeChecker } from '../highlight/twoslash/typeCache.ts'
import { compile } from '../markdown/compile.ts'
import { mayHaveLiveJsx, type RenderJsx } from '../markdown/liveJsx.ts'
import type { RenderMath } from '../markdown/math.ts'
import { hasMermaid } from '../markdown/mermaid.ts'
import type { RenderMermaid } from '../markdown/renderMermaid.ts'
import type { BodyStrings, CodeSettings, Resolver } from '../markdown/writeContext.ts'
import type { CachedEntry } from './compiledEntry.ts'
import { insertCode } from './insertCode.ts'
import type { TextSection } from './model.ts'
import { recordAnswers } from './recordedAnswers.ts'
import type { RewrittenTexts } from './rewrittenTexts.ts'
import { textHash, type SourceFile } from './sourceFile.ts'
import { withTypes } from './withTypes.ts'

/** What a text is compiled with, in any thread. */
export interface TextTools {
  readonly texts: {
    /** Stores a text, and returns its hash. */
    put(text: unknown): string
  }
  readonly codeSettings: CodeSettings
  /** The content security policy of the site's pages, and the site's origin; absent where it does not matter. */
  readonly policy?: { readonly text: string; readonly origin: string }
  readonly highlight: (jobs: Job[]) => Promise<string[]>
  readonly types: Pick<TypeChecker, 'check'>
  /** Loads what renders formulas, on sites that have some. */
  readonly math?: () => Promise<RenderMath>
  /** Loads what renders live examples in JSX. */
  readonly jsx?: () => Promise<RenderJsx>
  /** Where the Markdown of pages is written after their texts were compiled. */
  readonly rewritten?: Pick<RewrittenTexts, 'add'>
}

/** A text to compile. */
export interface EntryInputs {
  readonly file: Pick<SourceFile, 'key' | 'source' | 'hash'>
  readonly resolve: Resolver
  readonly strings: BodyStrings
  /** A post may have its title in its text. */
  readonly takeTitle: boolean
}

export interface FreshEntry {
  readonly entry: CachedEntry
  /** False if the same text may give another entry the next time, so that this one must not be cached. */
  readonly isFinal: boolean
}

/** Compiles the text of a file. */
export async function freshEntry(
  { file, resolve, strings, takeTitle }: EntryInputs,
  tools: TextTools,
): Promise<FreshEntry> {
  const { texts } = tools
  const { key, source } = file
  const recorded = recordAnswers(resolve)
  const compiled = compile(
    {
      source,
      format: key.endsWith('.mdx') ? 'mdx' : 'md',
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
  const { blocks, preview, sections, rewritten, ...facts } = await insertCode(compiled, code)
  if (rewritten) tools.rewritten?.add(textHash(file), rewritten)
  const answers = recorded.answers()
  const text = texts.put(blocks)
  const entry: CachedEntry = {
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
  return { entry, isFinal: !types.failed }
}

/** Imported when a text needs it, because it takes a while to load. */
async function loadMermaid(): Promise<RenderMermaid> {
  return (await import('../markdown/renderMermaid.ts')).renderMermaid
}

function bytesOf(sections: readonly TextSection[]): number {
  return sections.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
}
