/** A block ends after about this many pages. */
const pagesPerBlock = 64

/**
 * Numbers for the pages of a large site, in their order, with gaps: a page that is added, moved or removed
 * changes the numbers of its block only. Otherwise it would change those of all pages after it, and so most
 * of the index. Where blocks end follows from the addresses alone, so the numbers do not depend on earlier
 * builds. A block has room for a power of two of pages; when it is full, the blocks after it move.
 */
export function pageNumbers(hrefs: readonly string[]): number[] {
  const numbers: number[] = []
  let start = 0
  let size = 0
  for (const [at, href] of hrefs.entries()) {
    numbers.push(start + size)
    size += 1
    if (at === hrefs.length - 1 || !endsBlock(href)) continue
    start += roomFor(size)
    size = 0
  }
  return numbers
}

function roomFor(pages: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(pages, pagesPerBlock)))
}

function endsBlock(href: string): boolean {
  let hash = 2166136261
  for (let at = 0; at < href.length; at += 1) hash = Math.imul(hash ^ href.charCodeAt(at), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) % pagesPerBlock === 0
}

/** Rounded up, so that it seldom changes when a text is added: about one number in eight remains. */
export function roundedCount(count: number): number {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, count))) - 3)
  return Math.ceil(count / step) * step
}
