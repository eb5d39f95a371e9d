import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { isSettingsError, SettingsError } from '../../config/settingsError.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'

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
export function unreadableSettings(error: unknown, root: string): Error {
  if (isSettingsError(error)) return error
  const bundler = bundlerErrors.safeParse(error)
  const diagnostics = bundler.success
    ? bundler.data.errors.map(({ message, loc }): Diagnostic => ({
        severity: 'error',
        file: loc ? relative(root, loc.file) : 'site.config.ts',
        ...(loc ? { line: loc.line, column: loc.column + 1 } : {}),
        message: firstLine(message),
      }))
    : [thrown(error, root)]
  return new SettingsError(formatDiagnostics(diagnostics), { cause: error })
}

/** Removes the code before the bundler's message and the excerpt after it. */
function firstLine(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n')
  return line.replace(/^\[\w+\]\s*/, '')
}

function thrown(error: unknown, root: string): Diagnostic {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const position = error instanceof Error ? positionInSite(error.stack ?? '', root) : undefined
  return { severity: 'error', file: 'site.config.ts', ...position, message: firstLine(message) }
}

/** The topmost position on the stack that is in the site's own code. */
function positionInSite(
  stack: string,
  root: string,
): { file: string; line: number; column: number } | undefined {
  for (const [, address = '', line, column] of stack.matchAll(
    /(file:\/\/[^\s)]+?|\/[^\s)]+?):(\d+):(\d+)/g,
  )) {
    const file = relative(root, address.startsWith('file:') ? fileURLToPath(address) : address)
    if (file.startsWith('..') || file.startsWith(`.cache${sep}`) || file.includes('node_modules'))
      continue
    return { file, line: Number(line), column: Number(column) }
  }
  return undefined
}
