import { ChangedSource } from '../cache/changedSource.ts'
import { MissingFromCache } from '../cache/missingFromCache.ts'

/** Another build has changed the output in the meantime, so this build's knowledge of it is out of date. */
export class ConcurrentBuild extends Error {
  override readonly name = 'ConcurrentBuild'
}

const maxAttempts = 5

const transient = [MissingFromCache, ChangedSource, ConcurrentBuild]

/** Starts a build again when another process has changed the cache, a text or the output. Most of the repeated work is cached. */
export async function withRestarts<Result>(
  attempt: (isFirst: boolean) => Promise<Result>,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(count === 1)
    } catch (error) {
      const isTransient = transient.some((kind) => error instanceof kind)
      if (!isTransient || count === maxAttempts) throw error
    }
  }
}
