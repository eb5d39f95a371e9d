import { fenceLines } from '../texts/fenceLines.ts'

const LIST_ITEM = /^ *(?:[-*+]|\d{1,9}[.)])(?: |$)/

/** In MDX an indent means nothing outside of lists, in Markdown it makes code. Removes it where a block begins with one. */
export function withoutIndents(body: string): string {
  const isCode = fenceLines(body)
  let isInList = false
  let isRemoved = false
  let before = ''
  return body
    .split('\n')
    .map((line, index) => {
      const isBlockStart = before.trim() === ''
      before = line
      if (isCode[index] || line.trim() === '') return line
      const indent = line.length - line.trimStart().length
      if (LIST_ITEM.test(line) && (indent < 4 || isInList)) isInList = true
      else if (indent === 0) isInList = false
      if (isInList) return line
      isRemoved = indent >= 4 && (isBlockStart || isRemoved)
      return isRemoved ? line.trimStart() : line
    })
    .join('\n')
}
