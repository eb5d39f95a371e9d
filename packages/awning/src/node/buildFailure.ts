/** The build failed because of the author's mistakes, which the message lists. The last good output is untouched. */
export class BuildFailure extends Error {
  override name = 'BuildFailure'
}
