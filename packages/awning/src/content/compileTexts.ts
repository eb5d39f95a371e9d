import { ChangedSource } from '../cache/changedSource.ts'
import { MissingFromCache } from '../cache/missingFromCache.ts'
import type { LocaleId } from '../config/site.ts'
import type { BodyStrings, Resolver } from '../markdown/writeContext.ts'
import {
  acceptEntry,
  compileEntry,
  knownEntry,
  type CompileTools,
  type FileInputs,
} from './compileEntry.ts'
import type { CachedEntry, CompiledEntry } from './compiledEntry.ts'
import { compileMistake } from './compileMistake.ts'
import { stopsBuild, type Diagnostic, type Report } from './diagnostic.ts'
import { moduleName } from './entry.ts'
import { inGroups } from './inGroups.ts'
import { JobQueue } from './jobQueue.ts'
import type { MdxModule } from './model.ts'
import { fromOwnShare, type Shard } from './shard.ts'
import type { SourceFile } from './sourceFile.ts'

/** A text, and the locale of the page that shows it. */
export interface TextToCompile {
  readonly file: SourceFile
  readonly locale: LocaleId
  /** Address of that page. */
  readonly path: string
  readonly resolve: Resolver
  /** A post may have its title in its text. */
  readonly isPost: boolean
}

/** Called with what another thread has made of a text, whose parts are stored by then; without an entry if it is left to this thread. */
export type OnCompiled = (text: TextToCompile, entry: CachedEntry | undefined) => void

export interface CompileTextsOptions {
  readonly tools: CompileTools
  readonly strings: (locale: LocaleId) => BodyStrings
  readonly report: Report
  readonly shard?: Shard | undefined
  /** Lets other threads compile texts from the queue; absent if there are none. */
  readonly inThreads?:
    | ((queue: JobQueue<TextToCompile>, onCompiled: OnCompiled) => Promise<void>)
    | undefined
  /** Called when all MDX is compiled without a mistake, before the other texts are. */
  readonly onModules?: ((modules: Readonly<Record<string, MdxModule>>) => void) | undefined
}

export interface CompiledTexts {
  /** What became of each text; those with a mistake are missing. */
  readonly entries: ReadonlyMap<TextToCompile, CompiledEntry>
  readonly modules: Readonly<Record<string, MdxModule>>
}

/**
 * Compiles the texts of all locales. MDX comes first and by itself, because the bundler needs it: it
 * would otherwise wait until the code of many other texts is highlighted.
 */
export async function compileTexts(
  texts: readonly TextToCompile[],
  { tools, strings, report, shard, inThreads, onModules }: CompileTextsOptions,
): Promise<CompiledTexts> {
  const entries = new Map<TextToCompile, CompiledEntry>()
  let hasMistake = false
  const found = (diagnostic: Diagnostic) => {
    hasMistake ||= stopsBuild(diagnostic)
    report(diagnostic)
  }
  const inputsOf = ({ file, locale, resolve, isPost }: TextToCompile): FileInputs => ({
    file,
    locale,
    resolve,
    strings: strings(file.locale),
    takeTitle: isPost,
  })
  const add = (text: TextToCompile, entry: CompiledEntry) => {
    entries.set(text, entry)
    for (const diagnostic of entry.diagnostics) found({ file: text.file.file, ...diagnostic })
  }
  const compile = async (text: TextToCompile) => {
    try {
      add(text, await compileEntry(inputsOf(text), tools))
    } catch (error) {
      // Not a mistake of the author: the build starts again.
      if (error instanceof ChangedSource || error instanceof MissingFromCache) throw error
      found(compileMistake(text.file, error))
    }
  }
  const mdx = texts.filter(isMdx)
  await inGroups(new JobQueue(mdx), compile)
  const modules = modulesOf(mdx, entries)
  // What a mistake stops needs no bundle.
  if (!hasMistake) onModules?.(modules)
  const others = fromOwnShare(
    texts.filter((text) => !isMdx(text)),
    shard,
  )
  if (!inThreads) {
    await inGroups(new JobQueue(others), compile)
    return { entries, modules }
  }
  const missing: TextToCompile[] = []
  await inGroups(new JobQueue(others), async (text) => {
    // Whatever is wrong with a text is reported when this thread compiles it.
    const known = await knownEntry(inputsOf(text), tools).catch(() => undefined)
    if (known) add(text, known)
    else missing.push(text)
  })
  const queue = new JobQueue(missing)
  const left: TextToCompile[] = []
  const inOthers = inThreads(queue, (text, made) => {
    const entry = made && accepted(made, inputsOf(text), tools)
    if (entry) add(text, entry)
    else left.push(text)
  })
  await Promise.all([inOthers, inGroups(queue, compile)])
  await inGroups(new JobQueue(left), compile)
  return { entries, modules }
}

function accepted(
  made: CachedEntry,
  inputs: FileInputs,
  tools: CompileTools,
): CompiledEntry | undefined {
  try {
    return acceptEntry(made, inputs, tools)
  } catch {
    return undefined
  }
}

function isMdx({ file }: TextToCompile): boolean {
  return file.key.endsWith('.mdx')
}

/** In the order of the texts, whichever was compiled first. */
function modulesOf(
  texts: readonly TextToCompile[],
  entries: ReadonlyMap<TextToCompile, CompiledEntry>,
): Record<string, MdxModule> {
  const modules: Record<string, MdxModule> = {}
  for (const text of texts) {
    const { moduleCode: code, moduleIds: ids = [], interactive = false } = entries.get(text) ?? {}
    if (code !== undefined) modules[moduleName(text.file)] = { code, ids, interactive }
  }
  return modules
}
