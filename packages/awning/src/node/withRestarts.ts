import { MissingFromCache } from '../cache/missingFromCache.ts'

/** Another build has changed the output in the meantime, so this build's knowledge of it is out of date. */
export class ConcurrentBuild extends Error {
  override readonly name = 'ConcurrentBuild'
}

const maxAttempts = 5

/** Starts a build again when another process has changed the cache or the output. Most of the repeated work is cached. */
export async function withRestarts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      const isTransient = error instanceof MissingFromCache || error instanceof ConcurrentBuild
      if (!isTransient || count === maxAttempts) throw error
    }
  }
}
