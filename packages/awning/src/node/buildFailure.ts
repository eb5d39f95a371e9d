/** The author's mistakes, told as a whole; the last good output is untouched. */
export class BuildFailure extends Error {
  override name = 'BuildFailure'
}
