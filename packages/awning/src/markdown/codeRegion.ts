const MARK =
  /^\s*(?:(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%)\s*)?(?:#\s*)?(end)?region\b(?:[ \t]*([\w-]+))?\s*(?:(?:\*\/\}?|-->)\s*)?$/i

/** The lines between `// #region name` and `// #endregion`, without the marks of other regions; undefined if there are none. */
export function codeRegion(code: string, name: string): string | undefined {
  const lines = code.split('\n')
  const start = lines.findIndex((line) => startOf(line) === name)
  if (start < 0) return undefined
  const found: string[] = []
  let depth = 0
  for (const line of lines.slice(start + 1)) {
    const mark = MARK.exec(line)
    if (!mark) found.push(line)
    else if (mark[1] === undefined) depth += 1
    else if (mark[2] === name || depth === 0) return withoutIndent(found)
    else depth -= 1
  }
  return undefined
}

export function regionNames(code: string): string[] {
  return code.split('\n').flatMap((line) => startOf(line) ?? [])
}

function startOf(line: string): string | undefined {
  const mark = MARK.exec(line)
  return mark && mark[1] === undefined ? mark[2] : undefined
}

function withoutIndent(lines: readonly string[]): string {
  let shortest = Infinity
  for (const line of lines)
    if (line.trim() !== '') shortest = Math.min(shortest, /^[ \t]*/.exec(line)?.[0].length ?? 0)
  return lines.map((line) => line.slice(shortest)).join('\n')
}
