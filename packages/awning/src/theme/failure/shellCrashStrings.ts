import type { CrashStrings } from './PageBoundary.tsx'

/** Texts of the screen that replaces the whole document. */
export interface ShellCrashStrings extends CrashStrings {
  readonly pageError: string
}

let current: ShellCrashStrings | undefined

/** When the shell crashes nothing of it can be read any more, so the texts of the page's language are saved before. */
export function saveShellCrashStrings(strings: ShellCrashStrings): void {
  current = strings
}

/** Undefined until the shell has been in the document once. */
export function shellCrashStrings(): ShellCrashStrings | undefined {
  return current
}
