import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { BuildFailure } from '../buildFailure.ts'
import { bundlerMistake } from '../codeMistake.ts'

/** A mistake in an author's MDX or the site's code that the bundler found, without the stack of the bundler. */
export function bundleFailure(error: unknown, root: string): BuildFailure {
  const mistake = bundlerMistake(error, "the site's code")
  // Vite names files by their whole path, the bundler relative to the site's folder.
  const file = isAbsolute(mistake.file) ? relative(root, mistake.file) : mistake.file
  return new BuildFailure(formatDiagnostics([atSource({ ...mistake, file }, root)]))
}

/** Plugins rewrite files before the bundler reads them, so the position of an import is looked up in the source. */
function atSource(mistake: Diagnostic, root: string): Diagnostic {
  const [, target] = /^imports (\S+), /.exec(mistake.message) ?? []
  if (target === undefined) return mistake
  let lines: string[]
  try {
    lines = readFileSync(join(root, mistake.file), 'utf8').split('\n')
  } catch {
    return mistake
  }
  const quoted = [`'${target}'`, `"${target}"`]
  const columnIn = (text: string) => Math.max(...quoted.map((name) => text.indexOf(name))) + 1
  if (columnIn(lines[(mistake.line ?? 0) - 1] ?? '') > 0) return mistake
  const index = lines.findIndex((text) => columnIn(text) > 0)
  const { line: _, column: __, ...rest } = mistake
  return index < 0 ? rest : { ...rest, line: index + 1, column: columnIn(lines[index] ?? '') }
}
