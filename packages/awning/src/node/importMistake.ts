import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../content/diagnostic.ts'
import { lineAndColumn } from '../text/lineAndColumn.ts'

type ImportFix = Pick<Diagnostic, 'line' | 'column' | 'hint'>

/** The names and the module of `import { a as b } from 'module'`. */
const IMPORTS = /^(?:import|export)\b([^"';]*)(["'])([^"'\n]+)\2/gm

/** Where a file has the import that Node's message is about, and what to do: such an error is thrown before any line has run. */
export function importMistake(message: string, root: string, file: string): ImportFix | undefined {
  const [, missing] = /^Cannot find package '([^']+)'/.exec(message) ?? []
  if (missing !== undefined)
    return {
      ...placeIn(root, file, (names, module, start) =>
        module === missing || module.startsWith(`${missing}/`) ? start + names.length : undefined,
      ),
      hint: 'Correct the name of the package, or install it.',
    }
  const [, unknown] = /does not provide an export named '([^']+)'$/.exec(message) ?? []
  if (unknown === undefined) return undefined
  return {
    ...placeIn(root, file, (names, _, start) => {
      const found = [...names.matchAll(/[\w$]+/g)].find(([name]) => name === unknown)
      return found && start + found.index
    }),
    hint: 'Correct the name: it is none of those that the module exports.',
  }
}

/** The place that is found in the first import that has it; none in a file that cannot be read, or where another file has the import. */
function placeIn(
  root: string,
  file: string,
  find: (names: string, module: string, start: number) => number | undefined,
): Pick<ImportFix, 'line' | 'column'> {
  let source: string
  try {
    source = readFileSync(join(root, file), 'utf8')
  } catch {
    return {}
  }
  for (const match of source.matchAll(IMPORTS)) {
    const [, names = '', , module = ''] = match
    const offset = find(names, module, match.index + 'import'.length)
    if (offset !== undefined) return lineAndColumn(source, offset)
  }
  return {}
}
