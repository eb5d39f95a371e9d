import type { Problem } from './claim.ts'
import type { ContentFence } from './contentFences.ts'

type Place = Pick<ContentFence, 'file' | 'line'>

/** One line a problem, each with its place in the Markdown. */
export function problemLines({ file, line }: Place, problems: readonly Problem[]): string[] {
  return problems.map((problem) => `${file}:${line + problem.line}: ${problem.message}`)
}

export function tellProblems(place: Place, problems: readonly Problem[]): void {
  if (problems.length === 0) return
  const error = new Error(problemLines(place, problems).join('\n'))
  // The fault is in the text: the place in this file would only distract.
  error.stack = error.message
  throw error
}
