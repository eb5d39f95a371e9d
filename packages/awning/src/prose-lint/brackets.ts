import { HAN, holdsHan } from './characters.ts'
import type { Passage, Slip } from './passage.ts'

const hanBefore = new RegExp(`[${HAN}]\\s?$`, 'u')
const hanAfter = new RegExp(`^\\s?[${HAN}]`, 'u')

/** Half-width brackets around or beside Chinese, and pairs of which one half is full-width. */
export function brackets({ text }: Passage): Slip[] {
  if (!holdsHan(text)) return []
  const slips: Slip[] = []
  const open: { index: number; full: boolean }[] = []
  for (const { 0: bracket, index } of text.matchAll(/[()（）]/g)) {
    if (bracket === '(' || bracket === '（') open.push({ index, full: bracket === '（' })
    else {
      const start = open.pop()
      if (!start) continue
      const full = bracket === '）'
      const isWrong = start.full !== full || (!full && isChinese(text, start.index, index))
      if (isWrong) {
        slips.push({
          index: start.index,
          message: `${start.full === full ? 'half-width brackets stand' : 'a half-width bracket and a full-width one stand'} in a Chinese sentence`,
          hint: 'Write （ and ）, or put them in code if they are code.',
        })
      }
    }
  }
  return slips.toSorted((a, b) => a.index - b.index)
}

/** `f(x)的值` is a call beside Chinese; `令牌(token)` and `(注意)` are Chinese. */
function isChinese(text: string, start: number, end: number): boolean {
  if (holdsHan(text.slice(start + 1, end))) return true
  if (/[\w$\])]$/.test(text.slice(0, start))) return false
  return hanBefore.test(text.slice(0, start)) || hanAfter.test(text.slice(end + 1))
}
