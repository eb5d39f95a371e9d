import { HAN, containsHan } from './characterTypes.ts'
import { violationsAt, type Passage, type Violation } from './passage.ts'

const beside = `[${HAN}，。；：？！、（）《》]`
const before = new RegExp(`${beside}$`, 'u')
/** A pattern for the end of a text is tried at each of its characters. What this one matches has two code units at most. */
const longestBefore = 2
const after = new RegExp(`^${beside}`, 'u')
// A single quote after a letter is an apostrophe: don't, the developers'.
const straight = /"([^"\n]*)"|(?<![A-Za-z0-9])'([^'\n]*)'/g
// A quote without an end matches too, so that the rest of its line is read once, and not again from each mark in it.
const corner = /[「『]([^」』\n]*)([」』]?)/g

/** Reports straight quotes in Chinese, corner brackets, and unpaired curly quotes. */
export function quotes({ text }: Passage): Violation[] {
  if (!containsHan(text)) return []
  return [...straightQuotes(text), ...cornerQuotes(text), ...unpaired(text)].toSorted(
    (a, b) => a.index - b.index,
  )
}

function straightQuotes(text: string): Violation[] {
  return violationsAt(text, straight, ({ 0: match, 1: double, 2: single, index }) => {
    const inner = double ?? single ?? ''
    const isChinese =
      after.test(inner) ||
      before.test(inner) ||
      before.test(text.slice(Math.max(0, index - longestBefore), index)) ||
      after.test(text.slice(index + match.length))
    if (!isChinese) return undefined
    return {
      message: 'straight quotes in a Chinese sentence',
      hint: double === undefined ? 'Write ‘ and ’.' : 'Write “ and ”.',
    }
  })
}

/** 「」 are correct in Japanese and in traditional Chinese, but simplified Chinese uses “”. */
function cornerQuotes(text: string): Violation[] {
  return violationsAt(text, corner, ({ 0: match, 1: inner = '', 2: end = '' }) => {
    if (end === '' || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(inner)) return undefined
    const isInner = match.startsWith('『')
    return {
      message: `the quotes ${isInner ? '『』' : '「」'} are used where this site writes “”`,
      hint: isInner ? 'Write ‘ and ’.' : 'Write “ and ”.',
    }
  })
}

function unpaired(text: string): Violation[] {
  let open: number | undefined
  for (const { 0: quote, index } of text.matchAll(/[“”]/g)) {
    const isOpening = quote === '“'
    if (isOpening === (open !== undefined)) return [unpairedAt(index, quote)]
    open = isOpening ? index : undefined
  }
  return open === undefined ? [] : [unpairedAt(open, '“')]
}

function unpairedAt(index: number, quote: string): Violation {
  return {
    index,
    message: `the quote ${quote} has no partner`,
    hint: 'Open with “ and close with ”; a quote inside a quote takes ‘ and ’.',
  }
}
