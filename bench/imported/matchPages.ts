/** A text with where it is, to find the page that was made from it. */
export interface Located {
  /** A path or an address, of any form. */
  readonly path: string
  readonly text: string
}

const gramLength = 12
/** Of the runs of characters in a text, one in so many is compared. */
const sampling = 8

/**
 * For each source the page that was made from it: the one that shares most of its text and, of several, most of its path. So
 * nothing has to be known about addresses, and a page that lost a part of its text is found too.
 */
export function matchPages<Source extends Located, Page extends Located>(
  sources: readonly Source[],
  pages: readonly Page[],
): Map<Source, Page> {
  const pagesByGram = new Map<number, number[]>()
  for (const [index, { text }] of pages.entries())
    for (const gram of gramsOf(text)) {
      const known = pagesByGram.get(gram)
      if (known) known.push(index)
      else pagesByGram.set(gram, [index])
    }
  const names = pages.map(({ path }) => namesOf(path))
  const matches = new Map<Source, Page>()
  for (const source of sources) {
    const best = bestPage(source, names, pagesByGram)
    const page = best === undefined ? undefined : pages[best]
    if (page) matches.set(source, page)
  }
  return matches
}

function bestPage(
  { path, text }: Located,
  names: readonly ReadonlySet<string>[],
  pagesByGram: ReadonlyMap<number, readonly number[]>,
): number | undefined {
  const grams = gramsOf(text)
  const shared = new Map<number, number>()
  for (const gram of grams)
    for (const page of pagesByGram.get(gram) ?? []) shared.set(page, (shared.get(page) ?? 0) + 1)
  const own = namesOf(path)
  // A text that is too short for samples is found by its path alone.
  const candidates = shared.size > 0 ? shared.keys() : names.keys()
  let best: number | undefined
  let bestScore = 0
  for (const page of candidates) {
    const inText = grams.size === 0 ? 0 : (shared.get(page) ?? 0) / grams.size
    const score = inText + likeness(own, names[page] ?? new Set())
    if (score <= bestScore) continue
    best = page
    bestScore = score
  }
  return best
}

/** From 0 to 1: how many of the names two paths have in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  // Two home pages.
  if (a.size === 0 && b.size === 0) return 1
  const common = [...a].filter((name) => b.has(name)).length
  return (2 * common) / (a.size + b.size || 1)
}

/** The names in a path, without extensions, numbers for the order and the name of an index. */
function namesOf(path: string): Set<string> {
  const names = path
    .toLowerCase()
    .split('/')
    .map((name) => name.replace(/\.(?:mdx?|html)$/, '').replace(/^\d+[-_.]\s*/, ''))
  return new Set(names.filter((name) => !['', 'index', 'readme', 'content'].includes(name)))
}

function gramsOf(text: string): Set<number> {
  const grams = new Set<number>()
  for (let at = 0; at + gramLength <= text.length; at += 1) {
    let hash = 0
    for (let offset = 0; offset < gramLength; offset += 1)
      hash = (Math.imul(hash, 31) + text.charCodeAt(at + offset)) | 0
    if (hash % sampling === 0) grams.add(hash)
  }
  return grams
}
