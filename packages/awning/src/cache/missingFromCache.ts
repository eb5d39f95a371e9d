/**
 * A value that a build has stored, or has found stored, is gone before the build has ended: the cache
 * was deleted or damaged meanwhile. The build is started again.
 */
export class MissingFromCache extends Error {
  override readonly name = 'MissingFromCache'
}
