/** A mistake of an author, or a suggestion: the position, what is wrong, and what to write instead. */
export interface Diagnostic {
  /**
   * A suggestion is about typography or wording; only `awning check` lists it. A hint is for the
   * author to know, and the only one with which a check succeeds.
   */
  readonly severity: 'error' | 'warning' | 'suggestion' | 'hint'
  /** Path as the author sees it, relative to the site's root: `content/zh/blog/a.md`. */
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly message: string
  readonly hint?: string
  /** Set for an error with which a build succeeds all the same, because the settings say so. */
  readonly isTolerated?: true
}

/** Whether a build fails because of it. */
export function stopsBuild({ severity, isTolerated }: Diagnostic): boolean {
  return severity === 'error' && !isTolerated
}

export type Report = (diagnostic: Diagnostic) => void

/** Formats diagnostics as one block per file, in the order of lines. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const byFile = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const others = byFile.get(diagnostic.file)
    if (others) others.push(diagnostic)
    else byFile.set(diagnostic.file, [diagnostic])
  }
  return [...byFile]
    .map(([file, list]) => [file, ...list.toSorted(byPosition).map(formatOne)].join('\n'))
    .join('\n\n')
}

function formatOne(diagnostic: Diagnostic): string {
  const position =
    diagnostic.line === undefined ? '' : `${diagnostic.line}:${diagnostic.column ?? 1} `
  const hint = diagnostic.hint === undefined ? '' : `\n      ${diagnostic.hint}`
  return `  ${position}${diagnostic.severity}: ${diagnostic.message}${hint}`
}

function byPosition(a: Diagnostic, b: Diagnostic): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
