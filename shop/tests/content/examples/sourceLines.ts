/** Finds the line (from 1) of an offset in a text. */
export function lineFinder(source: string): (offset: number) => number {
  const starts = [0]
  for (let index = 0; index < source.length; index++) {
    if (source[index] === '\n') starts.push(index + 1)
  }
  return (offset) => {
    let line = starts.length
    while (line > 1 && (starts[line - 1] ?? 0) > offset) line--
    return line
  }
}
