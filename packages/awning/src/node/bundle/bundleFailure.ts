import { stripVTControlCharacters } from 'node:util'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { BuildFailure } from '../buildFailure.ts'

/** A mistake in an author's MDX or the site's code that the bundler found, without the stack of the bundler. */
export function bundleFailure(error: unknown): BuildFailure {
  const missing = missingImport(error)
  return new BuildFailure(missing ? formatDiagnostics([missing]) : messageOf(error))
}

/** The same as a diagnostic. `file` is used if the bundler names no file. */
export function bundleDiagnostic(error: unknown, file: string): Diagnostic {
  return (
    missingImport(error) ?? {
      severity: 'error',
      file,
      message: `this file cannot be bundled: ${messageOf(error)}`,
    }
  )
}

function missingImport(error: unknown): Diagnostic | undefined {
  const [, target, file] = /Could not resolve '([^']+)' in (\S+)/.exec(messageOf(error)) ?? []
  if (target === undefined || file === undefined) return undefined
  return {
    severity: 'error',
    file,
    message: `imports ${target}, which does not exist`,
    hint: 'Write the path relative to the folder of this file, with its extension; a package has to be installed.',
  }
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
}
