import { CODE, HAN, containsHan } from './characterTypes.ts'
import { violationsAt, type Passage, type Violation } from './passage.ts'

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
}

// A dot in a file name (说明.md) or an ellipsis is no full stop.
const afterHan = `(?<=[${HAN}”’）》」』】])(?:[,;:?!]|\\.(?![\\w.]))`
const beforeHan = `[,;:] ?(?=[${HAN}“‘（《「『【])|[?!](?=[${HAN}])|(?<![.\\s])\\.(?=[${HAN}])`
const betweenCode = `(?<=${CODE})[,;:] ?(?=${CODE})`
const afterCode = `(?<=${CODE})[,.;:?!](?=\\s|$)`
const beside = new RegExp([afterHan, beforeHan, betweenCode, afterCode].join('|'), 'gu')

const abbreviation =
  /(?:^|[^A-Za-z])(?:etc|vs|e\.g|i\.e|cf|al|Inc|Ltd|Co|Corp|Jr|Sr|Dr|Mr|Ms|No|St)$/
const latinStop = /(?<=[A-Za-z0-9)\]])\.\s*$/

/** Reports half-width `, . ; : ? !` in a Chinese sentence. */
export function punctuation({ text }: Passage): Violation[] {
  if (!containsHan(text)) return []
  const found = violationsAt(text, beside, ({ 0: match, index }) => {
    if (match === '.' && abbreviation.test(text.slice(0, index))) return undefined
    return violation(match.trim())
  })
  const last = lastSentence(text)
  const stop = latinStop.exec(text)
  const isChinese = stop && containsHan(last) && !abbreviation.test(text.slice(0, stop.index))
  return isChinese && !found.some(({ index }) => index === stop.index)
    ? [...found, { index: stop.index, ...violation('.') }]
    : found
}

/** The text after the last Chinese sentence end. */
function lastSentence(text: string): string {
  return text.slice(text.search(/[^。？！]*$/))
}

function violation(character: string) {
  return {
    message: `half-width ${character} in a Chinese sentence`,
    hint: `Write ${fullWidth[character] ?? ''}, or put it in code if it is code.`,
  }
}
