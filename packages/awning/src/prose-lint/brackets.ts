import { HAN, containsHan } from './characterTypes.ts'
import type { Passage, Violation } from './passage.ts'

const hanBefore = new RegExp(`[${HAN}]\\s?$`, 'u')
/** A pattern for the end of a text is tried at each of its characters. What this one matches has three code units at most. */
const longestBefore = 3
const hanAfter = new RegExp(`^\\s?[${HAN}]`, 'u')

/** Reports half-width brackets around or next to Chinese, and pairs of one half-width and one full-width bracket. */
export function brackets({ text }: Passage): Violation[] {
  if (!containsHan(text)) return []
  const violations: Violation[] = []
  const open: { index: number; full: boolean }[] = []
  for (const { 0: bracket, index } of text.matchAll(/[()（）]/g)) {
    if (bracket === '(' || bracket === '（') open.push({ index, full: bracket === '（' })
    else {
      const start = open.pop()
      if (!start) continue
      const full = bracket === '）'
      const isWrong = start.full !== full || (!full && isChinese(text, start.index, index))
      if (isWrong) {
        violations.push({
          index: start.index,
          message: `${start.full === full ? 'half-width brackets' : 'a half-width and a full-width bracket'} in a Chinese sentence`,
          hint: 'Write （ and ）, or put them in code if they are code.',
        })
      }
    }
  }
  return violations.toSorted((a, b) => a.index - b.index)
}

/** `f(x)的值` is a function call next to Chinese; `令牌(token)` and `(注意)` are Chinese. */
function isChinese(text: string, start: number, end: number): boolean {
  if (containsHan(text.slice(start + 1, end))) return true
  const before = text.slice(Math.max(0, start - longestBefore), start)
  if (/[\w$\])]$/.test(before)) return false
  return hanBefore.test(before) || hanAfter.test(text.slice(end + 1))
}
