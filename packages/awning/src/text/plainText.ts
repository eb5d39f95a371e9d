import { isCjk } from './cjkCharacter.ts'

const SENTENCE_END = /[。！？][」』”’）)]*|(?<![.\s]\p{L})[.!?]["'”’)\]]*(?=\s|\p{Script=Han}|$)/gu
const WORD = /[\p{L}\p{M}\p{N}_'’-]/u
// Characters that should not precede the ellipsis.
const DANGLING = /[\s,;:.，；：、。·—–(（「『“‘《【[-]+$/u
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Cuts plain text to a description of at most `limit` characters: after its last whole sentence
 * if that fills a third of the room, else after a word (between any two Han), with `…`.
 */
export function firstSentence(text: string, limit = 160): string {
  // The beginning of a long text is enough, unless it consists of white space and punctuation.
  const beginning =
    text.length > 8 * limit ? cutSentence(text.slice(0, 8 * limit), limit) : undefined
  return beginning ?? cutSentence(text, limit) ?? joinLines(text)
}

/** Undefined where the whole text fits. */
function cutSentence(text: string, limit: number): string | undefined {
  const flat = joinLines(text)
  const head = firstGraphemes(flat, limit + 1)
  if (head.length <= limit) return undefined
  const fitting = head.slice(0, limit).join('')
  return wholeSentences(flat, fitting.length) ?? `${wholeWords(head, limit - 1)}…`
}

/** White space between two characters that is not one plain space, which is most of it and stays. */
const blanks = /(\S)(?:\s{2,}|[^\S ])(?=(\S))/gu

/** A line break between two CJK characters is no space. */
export function joinLines(text: string): string {
  return text.trim().replace(blanks, (match: string, before: string, after: string) => {
    const isSeamless = match.includes('\n') && isCjk(before) && isCjk(after)
    return isSeamless ? before : `${before} `
  })
}

/** Characters that are always one grapheme, so that most texts do not need the slow segmenter. */
const SIMPLE = /^[ -~\u3000-\u3029\u4e00-\u9fff\uff01-\uff5e“”‘’—…·]*$/

function firstGraphemes(text: string, count: number): string[] {
  const start = text.slice(0, count + 1)
  if (SIMPLE.test(start)) return start.slice(0, count).split('')
  const found: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    if (found.length === count) break
    found.push(segment)
  }
  return found
}

function wholeSentences(text: string, room: number): string | undefined {
  let end = 0
  for (const match of text.matchAll(SENTENCE_END)) {
    const after = match.index + match[0].length
    if (after > room) break
    end = after
  }
  return end >= room / 3 && end > 0 ? text.slice(0, end) : undefined
}

function wholeWords(characters: string[], room: number): string {
  let end = room
  while (end > room / 2 && splitsWord(characters[end - 1], characters[end])) end -= 1
  // A single word that is longer than the limit has to be cut.
  const cut = end > room / 2 ? end : room
  return characters.slice(0, Math.max(0, cut)).join('').replace(DANGLING, '')
}

function splitsWord(before = '', after = ''): boolean {
  return isInnerLetter(before) && isInnerLetter(after)
}

function isInnerLetter(character: string): boolean {
  return WORD.test(character) && !isCjk(character)
}
