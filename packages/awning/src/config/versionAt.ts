import { isBelow } from './address.ts'

/** The version a path belongs to: the one with the longest prefix, by whole segments. */
export function versionAt<V extends { readonly prefix: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter(({ prefix }) => isBelow(path, prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
}
