import { CODE, HAN, MARKS, holdsHan } from './characters.ts'
import { slipsAt, type Passage, type Slip } from './passage.ts'

const chinese = `[${HAN}${MARKS}]`
// 50%, C#, C++ end as words do.
const latinEnd = `(?:[A-Za-z0-9]|[A-Za-z0-9][%#+]{1,2}|${CODE})`
const latinStart = `[A-Za-z0-9${CODE}]`
const space = '[ \\t\\u00a0\\u3000]+'
const typed = new RegExp(
  `(?<=${chinese})${space}(?=${chinese}|${latinStart})|(?<=${latinEnd})${space}(?=${chinese})`,
  'gu',
)

/** A space between Chinese and anything else: the style sheet makes that room, and nobody types it. */
export function spacing({ text }: Passage): Slip[] {
  if (!holdsHan(text)) return []
  return slipsAt(text, typed, ({ 0: match, index }) => ({
    message: `a space is typed ${where(text, index, index + match.length)}`,
    hint: 'Take it out: the style sheet sets Chinese and Latin apart, everywhere by the same amount.',
  }))
}

function where(text: string, start: number, end: number): string {
  const [before = '', after = ''] = [text[start - 1], text[end]]
  if (before === CODE || after === CODE) return 'between Chinese and code'
  if (MARKS.includes(before) || MARKS.includes(after)) return 'beside Chinese punctuation'
  return holdsHan(before) && holdsHan(after)
    ? 'between two Chinese characters'
    : 'between Chinese and Latin'
}
