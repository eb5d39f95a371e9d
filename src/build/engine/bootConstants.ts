export interface BootConstants {
  readonly build: string
  readonly base: string
  readonly entry: string
  /** Id of the announcement bar, or nothing. */
  readonly announcement: string
}

/** Completes the bundled boot script with what only the finished bundle knows. */
export function fillBoot(
  code: string,
  { build, base, entry, announcement }: BootConstants,
): string {
  return code
    .replaceAll(/\bBUILD\b/g, JSON.stringify(build))
    .replaceAll(/\bBASE\b/g, JSON.stringify(base))
    .replaceAll(/\bENTRY\b/g, JSON.stringify(entry))
    .replaceAll(/\bANNOUNCEMENT\b/g, JSON.stringify(announcement))
}
