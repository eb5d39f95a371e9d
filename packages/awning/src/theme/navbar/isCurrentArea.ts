import { samePathKey } from '../../config/address.ts'

/**
 * Whether a link of the navbar is marked as current: on its own page and on everything below it, by whole segments. The
 * link to the home page is marked on the home page alone, since every page is below it.
 */
export function isCurrentArea(path: string, area: string): boolean {
  const [current, start] = [samePathKey(path), samePathKey(area)]
  return current === start || current.startsWith(`${start}/`)
}
