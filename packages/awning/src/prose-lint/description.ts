import type { WrittenFields } from './writtenText.ts'
import type { Remark } from './remark.ts'

/** Without one, search results and cards show the first sentence, which was written for who is already here. */
export function description(front: WrittenFields): Remark[] {
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
