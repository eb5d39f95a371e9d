/** The version a path belongs to: the one with the longest prefix, by whole segments. */
export function versionAt<V extends { readonly prefix: string }>(
  versions: readonly V[],
  key: string,
): V | undefined {
  return versions
    .filter(({ prefix }) => key === prefix || key.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
}
