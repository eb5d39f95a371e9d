import { modelHash } from '../cache/modelHash.ts'
import { kindOf, type Kinds } from './kinds.ts'
import type { PageData } from './route.ts'

const known = new WeakMap<PageData, string>()

/** Says what `shownHash` returns for a page, where that is known without looking at its data. */
export function recallHash(page: PageData, hash: string): void {
  known.set(page, hash)
}

/** Hash of the data that a page shows. What its kind leaves out for worker threads is not a part of it. */
export function shownHash(kinds: Kinds['pages'], page: PageData): string {
  let found = known.get(page)
  if (found === undefined) {
    found = modelHash(kindOf(kinds, page).threads?.pack?.(page) ?? page)
    known.set(page, found)
  }
  return found
}
