import { CODE, HAN, MARKS, holdsHan } from './characters.ts'
import { slipsAt, type Passage, type Slip } from './passage.ts'

const near = `[${HAN}${MARKS.replace('…', '')}${CODE}]`
const dots = '\\.{2,}|(?<!…)…(?!…)'
const beside = new RegExp(`(?<=${near}\\s?)(?:${dots})|(?:${dots})(?=\\s?${near})`, 'gu')

/** Three dots, or half an ellipsis, beside Chinese. */
export function ellipsis({ text }: Passage): Slip[] {
  if (!holdsHan(text)) return []
  return slipsAt(text, beside, ({ 0: match }) => ({
    message: `${match} stands for an ellipsis in a Chinese sentence`,
    hint: 'Write ……, six dots on the line.',
  }))
}
