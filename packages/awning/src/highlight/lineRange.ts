/** A typo such as `{1-99999999}` must not fill the memory. */
const maxLineNumber = 100_000

/** Reads `1,3-5`: the numbers, sorted and without duplicates, and the pieces that are none. */
export function readLineNumbers(list: string): { numbers: number[]; unread: string[] } {
  const numbers = new Set<number>()
  const unread: string[] = []
  for (const piece of list.split(',').map((each) => each.trim())) {
    if (piece === '') continue
    const match = /^(\d+)(?:-(\d+))?$/.exec(piece)
    const from = Number(match?.[1])
    const to = Number(match?.[2] ?? match?.[1])
    if (!match || from < 1 || to < from || to > maxLineNumber) unread.push(piece)
    else for (let number = from; number <= to; number++) numbers.add(number)
  }
  return { numbers: [...numbers].sort((a, b) => a - b), unread }
}
