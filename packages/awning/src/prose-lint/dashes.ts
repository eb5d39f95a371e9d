import { CODE, HAN, MARKS, containsHan } from './characterTypes.ts'
import { violationsAt, type Passage, type Violation } from './passage.ts'

const near = `[${HAN}${MARKS.replace('—', '')}${CODE}]`
// `--watch` in a sentence is an option that was not marked as code, and a single hyphen joins words.
const hyphens = '-{2,}(?![\\w-])|(?<= )-(?= )'
const single = '(?<!—)—(?!—)'
const beside = new RegExp(
  `(?<=${near} ?)(?:${hyphens}|${single})|(?<!-)(?:${hyphens}|${single})(?= ?${near})`,
  'gu',
)

/** Reports hyphens or a single — where Chinese uses ——. */
export function dashes({ text }: Passage): Violation[] {
  if (!containsHan(text)) return []
  return violationsAt(text, beside, ({ 0: match }) => ({
    message: `${match} is used as a dash in a Chinese sentence`,
    hint: 'Write ——, without spaces; or a comma or a colon, which often say it better.',
  }))
}
