import { HAN, containsHan } from './characterTypes.ts'
import type { Passage, Violation } from './passage.ts'

const hanBefore = new RegExp(`[${HAN}]\\s?$`, 'u')
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
  if (/[\w$\])]$/.test(text.slice(0, start))) return false
  return hanBefore.test(text.slice(0, start)) || hanAfter.test(text.slice(end + 1))
}
