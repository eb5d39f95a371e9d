import { ChangedSource } from '../cache/changedSource.ts'
import { MissingFromCache } from '../cache/missingFromCache.ts'
import type { LocaleId } from '../config/site.ts'
import type { BodyStrings, Resolver } from '../markdown/writeContext.ts'
import { compileEntry, type CompileTools } from './compileEntry.ts'
import type { CompiledEntry } from './compiledEntry.ts'
import { compileMistake } from './compileMistake.ts'
import { stopsBuild, type Diagnostic, type Report } from './diagnostic.ts'
import { moduleName } from './entry.ts'
import { inGroups } from './inGroups.ts'
import type { MdxModule } from './model.ts'
import { fromOwnShare, type Shard } from './shard.ts'
import type { SourceFile } from './sourceFile.ts'

/** A text, and the locale of the page that shows it. */
export interface TextToCompile {
  readonly file: SourceFile
  readonly locale: LocaleId
  readonly resolve: Resolver
  /** A post may have its title in its text. */
  readonly isPost: boolean
}

export interface CompileTextsOptions {
  readonly tools: CompileTools
  readonly strings: (locale: LocaleId) => BodyStrings
  readonly report: Report
  readonly shard?: Shard | undefined
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
  { tools, strings, report, shard, onModules }: CompileTextsOptions,
): Promise<CompiledTexts> {
  const entries = new Map<TextToCompile, CompiledEntry>()
  let hasMistake = false
  const found = (diagnostic: Diagnostic) => {
    hasMistake ||= stopsBuild(diagnostic)
    report(diagnostic)
  }
  const compile = async (text: TextToCompile) => {
    const { file, locale, resolve, isPost } = text
    try {
      const entry = await compileEntry(file, locale, resolve, strings(file.locale), isPost, tools)
      entries.set(text, entry)
      for (const diagnostic of entry.diagnostics) found({ file: file.file, ...diagnostic })
    } catch (error) {
      // Not a mistake of the author: the build starts again.
      if (error instanceof ChangedSource || error instanceof MissingFromCache) throw error
      found(compileMistake(file, error))
    }
  }
  const mdx = texts.filter(isMdx)
  await inGroups(mdx, compile)
  const modules = modulesOf(mdx, entries)
  // What a mistake stops needs no bundle.
  if (!hasMistake) onModules?.(modules)
  const others = texts.filter((text) => !isMdx(text))
  await inGroups(fromOwnShare(others, shard), compile)
  return { entries, modules }
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
