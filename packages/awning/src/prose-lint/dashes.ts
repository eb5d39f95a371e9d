import { CODE, HAN, MARKS, holdsHan } from './characters.ts'
import { slipsAt, type Passage, type Slip } from './passage.ts'

const near = `[${HAN}${MARKS.replace('—', '')}${CODE}]`
// `--watch` in a sentence is an option that was not put in code, and a hyphen joins words.
const hyphens = '-{2,}(?![\\w-])|(?<= )-(?= )'
const single = '(?<!—)—(?!—)'
const beside = new RegExp(
  `(?<=${near} ?)(?:${hyphens}|${single})|(?<!-)(?:${hyphens}|${single})(?= ?${near})`,
  'gu',
)

/** Hyphens or half a dash where Chinese has a dash of two. */
export function dashes({ text }: Passage): Slip[] {
  if (!holdsHan(text)) return []
  return slipsAt(text, beside, ({ 0: match }) => ({
    message: `${match} stands for a dash in a Chinese sentence`,
    hint: 'Write ——, without spaces; or a comma or a colon, which often say it better.',
  }))
}
