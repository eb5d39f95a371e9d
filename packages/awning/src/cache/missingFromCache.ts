/**
 * A cached value disappeared during a build, because the cache was deleted or damaged in the meantime.
 * The build is started again.
 */
export class MissingFromCache extends Error {
  override readonly name = 'MissingFromCache'
}
