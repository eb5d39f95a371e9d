import type { Problem } from './claim.ts'
import type { ContentFence } from './contentFences.ts'

type FencePosition = Pick<ContentFence, 'file' | 'line'>

/** A line for each problem, with its position in the Markdown. */
export function problemLines(
  { file, line }: FencePosition,
  problems: readonly Problem[],
): string[] {
  return problems.map((problem) => `${file}:${line + problem.line}: ${problem.message}`)
}

/** Throws an error with all problems, if there are any. */
export function expectNoProblems(fence: FencePosition, problems: readonly Problem[]): void {
  if (problems.length === 0) return
  const error = new Error(problemLines(fence, problems).join('\n'))
  // The mistake is in the text, so a stack with lines of this file would only distract.
  error.stack = error.message
  throw error
}
