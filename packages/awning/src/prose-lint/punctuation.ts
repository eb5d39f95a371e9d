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
/** A pattern for the end of a text is tried at each of its characters. No abbreviation has so many. */
const longestAbbreviation = 8
const latinStop = /(?<=[A-Za-z0-9)\]])\.\s*$/

/** Reports half-width `, . ; : ? !` in a Chinese sentence. */
export function punctuation({ text }: Passage): Violation[] {
  if (!containsHan(text)) return []
  const found = violationsAt(text, beside, ({ 0: match, index }) => {
    if (match === '.' && isAbbreviation(text, index)) return undefined
    return violation(match.trim())
  })
  const last = lastSentence(text)
  const stop = latinStop.exec(text)
  const isChinese = stop && containsHan(last) && !isAbbreviation(text, stop.index)
  return isChinese && !found.some(({ index }) => index === stop.index)
    ? [...found, { index: stop.index, ...violation('.') }]
    : found
}

/** Whether the stop at an index belongs to an abbreviation. */
function isAbbreviation(text: string, index: number): boolean {
  return abbreviation.test(text.slice(Math.max(0, index - longestAbbreviation), index))
}

/** The text after the last Chinese sentence end. */
function lastSentence(text: string): string {
  return text.slice(Math.max(...['。', '？', '！'].map((end) => text.lastIndexOf(end))) + 1)
}

function violation(character: string) {
  return {
    message: `half-width ${character} in a Chinese sentence`,
    hint: `Write ${fullWidth[character] ?? ''}, or put it in code if it is code.`,
  }
}
