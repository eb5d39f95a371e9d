import { MissingFromCache } from '../cache/missingFromCache.ts'

/** Another build has changed the output meanwhile, so that what this one knows of it is no longer true. */
export class ConcurrentBuild extends Error {
  override readonly name = 'ConcurrentBuild'
}

const mostAttempts = 5

/** Starts a build again when the cache or the output has changed under it; what was done until then is cached. */
export async function restarted<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      const isPassing = error instanceof MissingFromCache || error instanceof ConcurrentBuild
      if (!isPassing || count === mostAttempts) throw error
    }
  }
}
