import { relative } from 'node:path'
import { isSettingsError } from '../config/settingsError.ts'
import { formatDiagnostics } from '../content/diagnostic.ts'
import { positionInSite, thrownMistake } from './codeMistake.ts'

/** What the system refuses to do with a file, in words. */
const refusals: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a folder above it is a file',
  ELOOP: 'it is a symbolic link to itself',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
}

/**
 * What the command line prints about an error. A mistake in content, settings or code of the site needs
 * its message and position; anything else is a bug of the engine and needs its stack.
 */
export function failureText(error: unknown, root: string): string {
  if (!(error instanceof Error)) return formatDiagnostics([thrownMistake(error, root, root)])
  if (error.name === 'BuildFailure')
    return `\n${error.message}\n\nNothing was written: dist/ is as it was.`
  if (isSettingsError(error)) return `\n${error.message}\n`
  const refusal = refusedFile(error)
  if (refusal)
    return `\n${formatDiagnostics([
      {
        severity: 'error',
        file: relative(root, refusal.path) || '.',
        message: `cannot be read or written: ${refusal.reason} (${refusal.code})`,
      },
    ])}\n`
  // Positions are looked up when the stack is read for the first time.
  process.setSourceMapsEnabled(true)
  const stack = error.stack ?? String(error)
  const position = positionInSite(stack, root)
  return position ? `\n${formatDiagnostics([thrownMistake(error, root, position.file)])}\n` : stack
}

function refusedFile(error: Error): { code: string; path: string; reason: string } | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : refusals[code]
  return code && path && reason ? { code, path, reason } : undefined
}
