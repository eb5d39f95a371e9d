import type { CachedValues } from '../../cache/cachedValues.ts'
import { hash } from '../../cache/hash.ts'
import { hashSource } from '../../cache/recording.ts'
import { sourceName, sourcePath } from '../../cache/sourcePaths.ts'
import { sourcesHash } from '../../cache/sourcesHash.ts'
import { findTypeScript } from './findTypeScript.ts'
import { lockFile } from './lockFile.ts'
import type { ReadBlock } from './readTypes.ts'
import type { TypedExtension } from './twoslashCode.ts'
import type { TypedCode, TypeMistake } from './typedCode.ts'
import { typedCodeOf } from './typedCodeOf.ts'
import {
  missingTypeScript,
  thrownMistake,
  typeMistakes,
  unsupportedOptions,
} from './typeMistakes.ts'

/** Files that types come from, by name, with hashes: the lock file stands for all of `node_modules`. */
export type TypeInputs = readonly (readonly [name: string, hash: string])[]

export interface CachedTypes {
  readonly typed: TypedCode
  readonly warnings: readonly TypeMistake[]
  readonly inputs: TypeInputs
}

export type CheckedTypes = CachedTypes | { readonly mistakes: readonly TypeMistake[] }

export interface TypeChecker {
  /** The types of a block, from the cache or from TypeScript, or what is wrong in it. */
  check(code: string, extension: TypedExtension): Promise<CheckedTypes>
  /** Whether the types of a block are as they were. */
  areCurrent(inputs: TypeInputs): boolean
}

export function createTypeChecker(root: string, cache: CachedValues<CachedTypes>): TypeChecker {
  let engine: string | undefined
  let readBlock: ReadBlock | undefined
  let isMissing = false
  const areCurrent = (inputs: TypeInputs) =>
    inputs.every(([name, known]) => hashSource(sourcePath(root, name)) === known)
  return {
    areCurrent,
    async check(code, extension) {
      engine ??= sourcesHash(['highlight', 'text'], /^(?:shiki|twoslash)$/)
      const key = hash(engine, extension, code)
      const cached = cache.get(key)
      if (cached && areCurrent(cached.inputs)) return cached
      // The compiler remembers files, so one that has seen other files than those of now is not used again.
      if (cached) readBlock = undefined
      const typescript = findTypeScript(root)
      if (!typescript) {
        // One message for all blocks.
        const mistakes = isMissing ? [] : [missingTypeScript]
        isMissing = true
        return { mistakes }
      }
      const { createTypeReader } = await import('./readTypes.ts')
      // Texts are compiled side by side, but share one compiler.
      readBlock ??= createTypeReader(root, typescript)
      const checked = read(code, extension, readBlock, root)
      if ('mistakes' in checked) readBlock = undefined
      else cache.set(key, checked)
      return checked
    },
  }
}

function read(
  code: string,
  extension: TypedExtension,
  readBlock: ReadBlock,
  root: string,
): CheckedTypes {
  const unsupported = unsupportedOptions(code)
  if (unsupported.length > 0) return { mistakes: unsupported }
  let types: ReturnType<ReadBlock>
  try {
    types = readBlock(code, extension)
  } catch (error) {
    return { mistakes: [thrownMistake(error, code)] }
  }
  const mistakes = typeMistakes(code, types.result)
  if (mistakes.some(({ severity }) => severity === 'error')) return { mistakes }
  const lock = lockFile(root)
  const inputs = [...types.files, ...(lock === undefined ? [] : [lock])]
  return {
    typed: typedCodeOf(code, types.result),
    warnings: mistakes,
    inputs: inputs.map((path) => [sourceName(root, path), hashSource(path)]),
  }
}
