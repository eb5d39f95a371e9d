import type { TypeChecker, TypeInputs } from '../highlight/twoslash/typeCache.ts'
import { typedExtension, withoutTwoslash } from '../highlight/twoslash/twoslashCode.ts'
import type { TypedCode, TypeMistake } from '../highlight/twoslash/typedCode.ts'
import type { TextDiagnostic, WrittenCode } from '../markdown/writeContext.ts'

interface TypedBlocks {
  readonly code: readonly (WrittenCode & { readonly types?: TypedCode })[]
  readonly diagnostics: readonly TextDiagnostic[]
  readonly inputs: TypeInputs
  /** Whether a block has a mistake. Its code is shown without types. */
  readonly failed: boolean
}

/** Adds types to the code blocks that ask for them. */
export async function withTypes(
  written: readonly WrittenCode[],
  checker: Pick<TypeChecker, 'check'>,
): Promise<TypedBlocks> {
  const code: (WrittenCode & { types?: TypedCode })[] = []
  const diagnostics: TextDiagnostic[] = []
  const inputs = new Map<string, string>()
  let failed = false
  for (const block of written) {
    const extension = typedExtension(block.fence)
    const checked = extension && (await checker.check(block.code, extension))
    if (!checked) code.push(block)
    else if ('mistakes' in checked) {
      failed = true
      code.push({ ...block, code: withoutTwoslash(block.code) })
      diagnostics.push(...checked.mistakes.map((mistake) => diagnosticOf(mistake, block)))
    } else {
      code.push({ ...block, types: checked.typed })
      diagnostics.push(...checked.warnings.map((mistake) => diagnosticOf(mistake, block)))
      for (const [name, hash] of checked.inputs) inputs.set(name, hash)
    }
  }
  return { code, diagnostics, inputs: [...inputs], failed }
}

/** The code of a block begins below its opening line; that of an import is in another file. */
function diagnosticOf(
  { severity, line, message, hint }: TypeMistake,
  { position, isImported }: WrittenCode,
): TextDiagnostic {
  const place = isImported ? `line ${line + 1} of the imported code: ` : ''
  const isInText = position.line !== undefined && !isImported
  const at = isInText ? { line: position.line + 1 + line, column: 1 } : position
  return { severity, ...at, message: `${place}${message}`, hint }
}
