import { CODE, HAN, holdsHan } from './characters.ts'
import { slipsAt, type Passage, type Slip } from './passage.ts'

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
}

// A dot that is part of a file name (说明.md) or of three is no full stop.
const afterHan = `(?<=[${HAN}”’）》」』】])(?:[,;:?!]|\\.(?![\\w.]))`
const beforeHan = `[,;:] ?(?=[${HAN}“‘（《「『【])|[?!](?=[${HAN}])|(?<![.\\s])\\.(?=[${HAN}])`
const betweenCode = `(?<=${CODE})[,;:] ?(?=${CODE})`
const afterCode = `(?<=${CODE})[,.;:?!](?=\\s|$)`
const beside = new RegExp([afterHan, beforeHan, betweenCode, afterCode].join('|'), 'gu')

const abbreviation =
  /(?:^|[^A-Za-z])(?:etc|vs|e\.g|i\.e|cf|al|Inc|Ltd|Co|Corp|Jr|Sr|Dr|Mr|Ms|No|St)$/
const latinStop = /(?<=[A-Za-z0-9)\]])\.\s*$/

/** Half-width `, . ; : ? !` in a Chinese sentence. */
export function punctuation({ text }: Passage): Slip[] {
  if (!holdsHan(text)) return []
  const found = slipsAt(text, beside, ({ 0: match, index }) => {
    if (match === '.' && abbreviation.test(text.slice(0, index))) return undefined
    return slip(match.trim())
  })
  const last = lastSentence(text)
  const stop = latinStop.exec(text)
  const isChinese = stop && holdsHan(last) && !abbreviation.test(text.slice(0, stop.index))
  return isChinese && !found.some(({ index }) => index === stop.index)
    ? [...found, { index: stop.index, ...slip('.') }]
    : found
}

/** What is left after the last full stop but the one at the end. */
function lastSentence(text: string): string {
  return text.slice(text.search(/[^。？！]*$/))
}

function slip(character: string) {
  return {
    message: `a half-width ${character} stands in a Chinese sentence`,
    hint: `Write ${fullWidth[character] ?? ''}, or put it in code if it is code.`,
  }
}
