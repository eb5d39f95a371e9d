import type { WrittenFields } from '../content/writtenText.ts'
import type { LintMessage } from './lintMessage.ts'

/** Without a description, search results and cards show the first sentence, which was not written for that. */
export function description(front: WrittenFields): LintMessage[] {
  if (front.description !== undefined) return []
  return [
    {
      line: 1,
      column: 1,
      message: 'there is no description',
      hint: 'Write description: … in the front matter: the question that this page answers, in a sentence or two.',
    },
  ]
}
