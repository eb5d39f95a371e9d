import { stripVTControlCharacters } from 'node:util'
import { formatProblems } from '../../content/problem.ts'
import { BuildFailure } from '../buildFailure.ts'

/** What an author's MDX, or code that it imports, has done to the bundle: without the bundler's own stack. */
export function bundleFailure(error: unknown): BuildFailure {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [, target, file] = /Could not resolve '([^']+)' in (\S+)/.exec(text) ?? []
  if (target === undefined || file === undefined) return new BuildFailure(text.trim())
  return new BuildFailure(
    formatProblems([
      {
        severity: 'error',
        file,
        message: `imports ${target}, which is not there`,
        hint: 'Write the path from the folder of this file on, with its ending; a package has to be installed.',
      },
    ]),
  )
}
