import { isBelow, samePathKey } from './address.ts'
import type { DocsConfig, DocsVersionConfig } from './site.ts'

/** The version a path belongs to: the one with the longest prefix, by whole segments. */
export function versionAt<V extends { readonly prefix: string }>(
  versions: readonly V[],
  path: string,
): V | undefined {
  return versions
    .filter(({ prefix }) => isBelow(path, prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
}

/** The version that readers should use: the first that is neither unreleased nor unmaintained. */
export function latestVersion({ versions }: DocsConfig): DocsVersionConfig | undefined {
  return versions.find(({ banner }) => banner === 'none') ?? versions[0]
}

/** Whether a doc belongs to that version, by its path. */
export function isLatestDoc(docs: DocsConfig, path: string): boolean {
  const prefixes = docs.versions.map((version) => ({
    version,
    prefix: samePathKey(version.path ?? docs.path),
  }))
  return versionAt(prefixes, path)?.version === latestVersion(docs)
}
