/** Something an author got wrong: where it is, what it is, and what to write instead. */
export interface Problem {
  /** A remark is on the text itself, its type and words: `check` lists them, nothing else minds them. */
  readonly severity: 'error' | 'warning' | 'suggestion'
  /** Path as the author sees it, relative to the site's root: `content/zh/blog/a.md`. */
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly message: string
  readonly hint?: string
}

export type Report = (problem: Problem) => void

/** One block a file, in the order of lines: everything an author has to mend, at once. */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = new Map<string, Problem[]>()
  for (const problem of problems) {
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem])
  }
  return [...byFile]
    .map(([file, list]) => [file, ...list.toSorted(byPlace).map(formatOne)].join('\n'))
    .join('\n\n')
}

function formatOne(problem: Problem): string {
  const place = problem.line === undefined ? '' : `${problem.line}:${problem.column ?? 1} `
  const hint = problem.hint === undefined ? '' : `\n      ${problem.hint}`
  return `  ${place}${problem.severity}: ${problem.message}${hint}`
}

function byPlace(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
