import { stripVTControlCharacters } from 'node:util'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { BuildFailure } from '../buildFailure.ts'

/** A mistake in an author's MDX, or in code of the site, that the bundler found: without the bundler's own stack. */
export function bundleFailure(error: unknown): BuildFailure {
  const missing = missingImport(error)
  return new BuildFailure(missing ? formatDiagnostics([missing]) : messageOf(error))
}

/** The failure as a diagnostic of a file, which is used where the bundler names none. */
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
    message: `imports ${target}, which is not there`,
    hint: 'Write the path from the folder of this file on, with its ending; a package has to be installed.',
  }
}

function messageOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
}
