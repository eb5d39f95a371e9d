import { dirname } from 'node:path'
import { createTwoslasher, type TwoslashInstance, type TwoslashReturn } from 'twoslash/core'
import type ts from 'typescript'
import type { TypeScript } from './findTypeScript.ts'
import type { TypedExtension } from './twoslashCode.ts'
import { typeFiles } from './typeFiles.ts'

/** What Twoslash returns, with all positions in the code as it is written. */
export interface ReadTypes {
  readonly result: TwoslashReturn
  /** Paths of the files outside of `node_modules` that the types come from. */
  readonly files: readonly string[]
}

export type ReadBlock = (code: string, extension: TypedExtension) => ReadTypes

/** Comments such as `// @log: text`, which are shown below the line before them. */
const noteTags = ['log', 'warn', 'error', 'annotate']

type Environments = NonNullable<ReturnType<TwoslashInstance['getCacheMap']>>
type Environment = NonNullable<ReturnType<Environments['get']>>

/** Compilers by their options. All of them see the files of the current block, but only the last used one is up to date. */
class LastUsed extends Map<string, Environment> {
  #last: Environment | undefined

  override get(key: string): Environment | undefined {
    this.#last = super.get(key)
    return this.#last
  }

  override set(key: string, environment: Environment): this {
    this.#last = environment
    return super.set(key, environment)
  }

  /** The files of the program. */
  files(): string[] {
    const program: ts.Program | undefined = this.#last?.languageService.getProgram()
    return (program?.getSourceFiles() ?? []).map(({ fileName }) => fileName)
  }
}

/**
 * The only file that uses Twoslash and TypeScript. Loading both takes a second or more, so this module is imported only for a
 * block that is not in the cache. Packages are found from the site's folder.
 */
export function createTypeReader(siteRoot: string, ts: TypeScript): ReadBlock {
  const root = siteRoot.replaceAll('\\', '/')
  const library = dirname(ts.sys.getExecutingFilePath())
  const system = typeFiles(ts.sys, root, library)
  const environments = new LastUsed()
  let files: string[] = []
  const twoslasher = createTwoslasher({
    tsModule: { ...ts, sys: system },
    tsLibDirectory: library,
    vfsRoot: root,
    compilerOptions: {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    cache: environments,
    customTags: noteTags,
    handbookOptions: {
      // Twoslash reports all errors in one text without lines, so errors are validated in `typeMistakes.ts`.
      noErrorValidation: true,
      // Positions in the written code are needed for messages; `shownLines` says what is shown.
      keepNotations: true,
    },
    // The first time this is called, the files of the block are still part of the program. Afterwards they are emptied.
    filterNode() {
      if (files.length === 0) files = environments.files()
      return true
    },
  })
  return (code, extension) => {
    files = []
    const result = twoslasher(code, extension)
    const virtual = new Set(result.meta.virtualFiles.map(({ filepath }) => filepath))
    const isOwn = (file: string) =>
      !virtual.has(file) && !file.includes('/node_modules/') && system.fileExists(file)
    return { result, files: [...new Set(files)].filter(isOwn).sort() }
  }
}
