/**
 * Characters that are inserted into Markdown before it is parsed and removed from the parser's output, to correct how the
 * parser reads a text. Text files do not contain them.
 */

/** U+FFFC, which CommonMark takes for a symbol, so it separates what would be read as one construct. */
export const MARKER = '\uFFFC'

/** U+FEFF, which ends a bare address as a space does. */
export const ADDRESS_END = '\uFEFF'

/** U+FFA0, an invisible letter: a space before the name of a directive, which the parser takes for a part of the name. */
export const NAME_PADDING = '\uFFA0'

const MARKERS = /[\uFFFC\uFEFF]|%EF%BF%BC|%EF%BB%BF/g

/** Inserts a marker at each of the positions, which must be in ascending order. */
export function insertMarkers(
  source: string,
  positions: Iterable<number>,
  marker: typeof MARKER | typeof ADDRESS_END,
): string {
  let marked = ''
  let copied = 0
  for (const position of positions) {
    marked += source.slice(copied, position) + marker
    copied = position
  }
  return marked + source.slice(copied)
}

/** Removes all markers; in addresses they are percent-encoded. */
export function removeMarkers(text: string): string {
  return text.replace(MARKERS, '').replaceAll(NAME_PADDING, ' ')
}

/**
 * Finds the column (from 1, in UTF-16 units) in the source of a column in a marked line, which is given by its number.
 * A line may have thousands of nodes, so its markers are counted once.
 */
export function originalColumns(
  markedLines: readonly string[],
): (line: number, column: number) => number {
  const counts = new Map<number, Uint32Array>()
  return (line, column) => {
    let known = counts.get(line)
    if (!known) counts.set(line, (known = markersBefore(markedLines[line - 1] ?? '')))
    return column - (known[Math.min(column, known.length) - 1] ?? 0)
  }
}

/** How many markers are before each column, also before the one behind the last character. */
function markersBefore(markedLine: string): Uint32Array {
  const counts = new Uint32Array(markedLine.length + 1)
  for (let index = 0; index < markedLine.length; index += 1) {
    const isMarker = markedLine[index] === MARKER || markedLine[index] === ADDRESS_END
    counts[index + 1] = (counts[index] ?? 0) + (isMarker ? 1 : 0)
  }
  return counts
}

/** A text in which these characters occur has another invisible one in their place, so that they are not removed. */
export function withoutMarkerCharacters(source: string): string {
  return source.replace(/[\uFFFC\uFEFF\uFFA0]/g, '\u2060')
}
