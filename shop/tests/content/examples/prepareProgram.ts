import { SourceMap } from 'node:module'
import { parseSync, transformSync } from 'rolldown/utils'
import type { Claim, Problem } from './claim.ts'
import { readClaims } from './readClaims.ts'
import { rewriteProgram } from './rewriteProgram.ts'
import { lineFinder } from './sourceLines.ts'

/** A program that checks itself while it runs. */
export interface Program {
  readonly code: string
  readonly claims: readonly Claim[]
  /** What is wrong before it has run. */
  readonly problems: readonly Problem[]
  /** The line of the original for a place in `code`. */
  readonly lineOf: (line: number, column: number) => number
}

export function prepareProgram(source: string, lang: 'js' | 'ts'): Program {
  const { program, comments, errors } = parseSync(`example.${lang}`, source, {
    lang,
    sourceType: 'module',
    showSemanticErrors: lang === 'js',
  })
  const lineAt = lineFinder(source)
  const lineOf = (line: number) => line
  if (errors.length > 0) {
    const problems = errors.map(({ message, labels }) => ({
      line: lineAt(labels[0]?.start ?? 0),
      message: `SyntaxError: ${message}`,
    }))
    return { code: '', claims: [], problems, lineOf }
  }
  const { placed, problems } = readClaims(source, program, comments)
  const code = rewriteProgram(source, placed)
  const claims = placed.map(({ claim }) => claim)
  return lang === 'js'
    ? { code, claims, problems, lineOf }
    : { ...stripTypes(code), claims, problems }
}

function stripTypes(source: string): Pick<Program, 'code' | 'lineOf'> {
  const { code, map, errors } = transformSync('example.ts', source, {
    lang: 'ts',
    target: 'esnext',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true },
  })
  if (errors[0]) throw errors[0]
  const places =
    map &&
    new SourceMap({
      file: '',
      version: map.version,
      sources: map.sources,
      sourcesContent: map.sourcesContent ?? [],
      names: map.names,
      mappings: map.mappings,
      sourceRoot: '',
    })
  return {
    code,
    lineOf: (line, column) => {
      const entry = places?.findEntry(line - 1, column - 1)
      return entry && 'originalLine' in entry ? entry.originalLine + 1 : line
    },
  }
}
