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
  return docsVersionAt(docs, path) === latestVersion(docs)
}

interface PrefixedVersion {
  readonly version: DocsVersionConfig
  readonly prefix: string
}

/** Asked for every doc of a site. */
const prefixed = new WeakMap<DocsConfig, readonly PrefixedVersion[]>()

/** The version of the docs that a path belongs to. */
export function docsVersionAt(docs: DocsConfig, path: string): DocsVersionConfig | undefined {
  let versions = prefixed.get(docs)
  if (!versions) {
    versions = docs.versions.map((version) => ({
      version,
      prefix: samePathKey(version.path ?? docs.path),
    }))
    prefixed.set(docs, versions)
  }
  return versionAt(versions, path)?.version
}
