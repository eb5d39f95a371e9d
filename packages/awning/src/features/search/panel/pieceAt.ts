/**
 * Finds the piece of a text, and the offset in it, of a position in the whole text; an end at a boundary belongs to the piece
 * before it. A long block of code has thousands of pieces. Behind the last one, the number of pieces is returned.
 */
export function createPieceAt(
  pieces: readonly string[],
): (position: number, isEnd: boolean) => { readonly piece: number; readonly offset: number } {
  let total = 0
  const ends = pieces.map(({ length }) => (total += length))
  return (position, isEnd) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const end = ends[middle] ?? 0
      if (end > position || (isEnd && end === position)) high = middle
      else low = middle + 1
    }
    return { piece: low, offset: position - (ends[low - 1] ?? 0) }
  }
}
