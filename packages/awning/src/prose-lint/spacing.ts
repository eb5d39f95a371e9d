import { CODE, HAN, MARKS, containsHan } from './characterTypes.ts'
import { violationsAt, type Passage, type Violation } from './passage.ts'

const chinese = `[${HAN}${MARKS}]`
// 50%, C# and C++ end like words.
const latinEnd = `(?:[A-Za-z0-9]|[A-Za-z0-9][%#+]{1,2}|${CODE})`
const latinStart = `[A-Za-z0-9${CODE}]`
const space = '[ \\t\\u00a0\\u3000]+'
const typed = new RegExp(
  `(?<=${chinese})${space}(?=${chinese}|${latinStart})|(?<=${latinEnd})${space}(?=${chinese})`,
  'gu',
)

/** Reports a typed space next to Chinese, because the style sheet adds that space. */
export function spacing({ text }: Passage): Violation[] {
  if (!containsHan(text)) return []
  return violationsAt(text, typed, ({ 0: match, index }) => ({
    message: `a space is typed ${where(text, index, index + match.length)}`,
    hint: 'Remove it: the style sheet adds the same space everywhere between Chinese and Latin.',
  }))
}

function where(text: string, start: number, end: number): string {
  const [before = '', after = ''] = [text[start - 1], text[end]]
  if (before === CODE || after === CODE) return 'between Chinese and code'
  if (MARKS.includes(before) || MARKS.includes(after)) return 'beside Chinese punctuation'
  return containsHan(before) && containsHan(after)
    ? 'between two Chinese characters'
    : 'between Chinese and Latin'
}
