import { CODE, HAN, MARKS, containsHan } from './characterTypes.ts'
import { violationsAt, type Passage, type Violation } from './passage.ts'

const near = `[${HAN}${MARKS.replace('…', '')}${CODE}]`
const dots = '(?<!\\.)\\.{2,}|(?<!…)…(?!…)'
const beside = new RegExp(`(?<=${near}\\s?)(?:${dots})|(?:${dots})(?=\\s?${near})`, 'gu')

/** Reports three dots, or a single …, next to Chinese. */
export function ellipsis({ text }: Passage): Violation[] {
  if (!containsHan(text)) return []
  return violationsAt(text, beside, ({ 0: match }) => ({
    message: `${match} is used as an ellipsis in a Chinese sentence`,
    hint: 'Write ……, six dots on the line.',
  }))
}
