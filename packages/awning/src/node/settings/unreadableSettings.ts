import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { readSource } from '../../cache/recording.ts'
import { isSettingsError, SettingsError } from '../../config/settingsError.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { bundlerMistake, thrownMistake } from '../codeMistake.ts'
import { locateOptions } from './locateOptions.ts'

const file = 'site.config.ts'

/** An error of the bundler for a file that it cannot parse. */
const bundlerErrors = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      loc: z.object({ file: z.string(), line: z.number(), column: z.number() }).optional(),
    }),
  ),
})

/** A readable message for why `site.config.ts` could not be loaded: file, line and reason. */
export async function unreadableSettings(error: unknown, root: string): Promise<Error> {
  if (isSettingsError(error)) {
    if (error.mistakes.length === 0) return error
    return new SettingsError(formatDiagnostics(await mistakesIn(root, error)), { cause: error })
  }
  const bundler = bundlerErrors.safeParse(error)
  const diagnostics = bundler.success
    ? bundler.data.errors.map(({ message, loc }): Diagnostic =>
        loc
          ? {
              severity: 'error',
              file: relative(root, loc.file),
              line: loc.line,
              column: loc.column + 1,
              message: firstLine(message),
            }
          : bundlerMistake(message, file),
      )
    : [
        String(Object(error).message).startsWith('Build failed')
          ? bundlerMistake(error, file)
          : thrownMistake(error, root, file),
      ]
  return new SettingsError(formatDiagnostics(diagnostics), { cause: error })
}

/** The mistakes in options, each at its line. */
async function mistakesIn(root: string, { mistakes }: SettingsError): Promise<Diagnostic[]> {
  const source = readSource(join(root, file))?.toString() ?? ''
  const locate = await locateOptions(source)
  return mistakes.map(({ path, option, message }) => ({
    severity: 'error',
    file,
    ...locate(path),
    message: `${option || 'the settings'}: ${message}`,
  }))
}

/** Removes the code before the bundler's message and the excerpt after it. */
function firstLine(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n')
  return line.replace(/^\[\w+\]\s*/, '')
}
