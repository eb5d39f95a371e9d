import { formatDiagnostics } from '../../content/diagnostic.ts'
import { BuildFailure } from '../buildFailure.ts'
import { bundlerMistake } from '../codeMistake.ts'

/** A mistake in an author's MDX or the site's code that the bundler found, without the stack of the bundler. */
export function bundleFailure(error: unknown): BuildFailure {
  return new BuildFailure(formatDiagnostics([bundlerMistake(error, "the site's code")]))
}
