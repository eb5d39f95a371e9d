/** For each line of a text, whether it is part of a code block, with the lines around it. */
export function fenceLines(body: string): boolean[] {
  let fence: string | undefined
  return body.split('\n').map((line) => {
    const mark = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1]
    if (fence === undefined) {
      fence = mark
      return mark !== undefined
    }
    const isEnd = mark?.startsWith(fence) && /^[ \t>]*(?:`+|~+)[ \t]*$/.test(line)
    if (isEnd) fence = undefined
    return true
  })
}
