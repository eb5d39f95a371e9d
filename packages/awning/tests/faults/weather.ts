import { chance, pick, pickWeighted } from './random.ts'
import { resourceKind, resourceKinds } from './resources.ts'

/** How often each fault is chosen. */
const weights = {
  delay: 2,
  late: 1,
  drop: 3,
  reset: 2,
  forbidden: 1,
  missing: 1,
  error: 2,
  unavailable: 1,
  truncate: 2,
  shorten: 2,
  empty: 1,
  garbage: 2,
  login: 2,
  wrongType: 1,
  otherBuild: 2,
}

export type FaultKind = keyof typeof weights

/** Decides which requests of a visit fail, and how. `count` says how often the path was requested before. */
export type Weather = (path: string, count: number) => FaultKind | undefined

/**
 * The faults of one visit. They follow from the seed and the request alone, never from the time. In some visits few requests
 * fail, in some most, in some none, so that only deploys disturb them; in some all kinds, in some only one or two. A fault
 * lasts for one, three or all requests of a path.
 */
export function weatherOf(seed: number, visit: number): Weather {
  const rate = pick([0, 0.15, 0.15, 0.3, 0.3, 0.6], seed, visit, 'rate')
  const share = pick([0.4, 0.7, 1], seed, visit, 'share')
  const affected = new Set(
    resourceKinds.filter((kind) => chance(seed, visit, 'affected', kind) < share),
  )
  return (path, count) => {
    const kind = resourceKind(path)
    if (!kind || !affected.has(kind)) return undefined
    // A reader without any document learns nothing about the site.
    const limit = kind === 'document' ? Math.min(rate, 0.25) : rate
    const duration = pick([1, 1, 3, Infinity], seed, visit, path, 'duration')
    const turn = Math.floor(count / duration)
    if (chance(seed, visit, path, turn) >= limit) return undefined
    return pickWeighted(weights, seed, visit, path, turn, 'fault')
  }
}
