/** A file was changed while a build was using it. The build is started again. */
export class ChangedSource extends Error {
  override readonly name = 'ChangedSource'
}
