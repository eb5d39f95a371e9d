import { pathBelow, samePathKey } from '../config/address.ts'
import type { DocsConfig, DocsVersionConfig } from '../config/site.ts'
import { latestVersion, versionAt } from '../config/versionAt.ts'
import type { Doc } from '../content/model.ts'

/** A version of the docs, relative to one page. */
export interface DocVersion {
  readonly name: string
  readonly label: string
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  /** Prefix of the paths of its docs. */
  readonly prefix: string
  /** The same page in this version, or its main doc. */
  readonly path: string
  /** Whether the page belongs to this version. */
  readonly isActive: boolean
  readonly isLatest: boolean
}

const known = new WeakMap<object, ReadonlyMap<string, string>>()

/** Cached, because every sidebar of a large site needs it. */
function pathsByKey(all: readonly Pick<Doc, 'path'>[]): ReadonlyMap<string, string> {
  let paths = known.get(all)
  if (!paths) {
    paths = new Map(all.map(({ path }) => [samePathKey(path), path]))
    known.set(all, paths)
  }
  return paths
}

/** Finds the same page in every version. */
export function docVersions(
  docs: DocsConfig,
  all: readonly Pick<Doc, 'id' | 'path'>[],
): (path: string) => DocVersion[] {
  const { versions } = docs
  const paths = pathsByKey(all)
  const main = all.find(({ id }) => id === docs.mainDoc)?.path ?? docs.path
  const prefixOf = ({ path }: DocsVersionConfig) => samePathKey(path ?? docs.path)
  const mainOf = ({ path, main: own = path }: DocsVersionConfig) =>
    own === undefined ? main : (paths.get(samePathKey(own)) ?? own)
  const latest = latestVersion(docs)
  return (path) => {
    const key = samePathKey(path)
    const active = versionAt(
      versions.map((version) => ({ version, prefix: prefixOf(version) })),
      key,
    )
    const suffix = active ? pathAfterPrefix(key, active.prefix) : ''
    return versions.map((version) => ({
      name: version.name,
      label: version.label,
      banner: version.banner,
      prefix: prefixOf(version),
      path: (suffix && paths.get(pathBelow(prefixOf(version), suffix))) || mainOf(version),
      isActive: version === active?.version,
      isLatest: version === latest,
    }))
  }
}

/** The part of a path after the prefix of its version. */
function pathAfterPrefix(path: string, prefix: string): string {
  return prefix === '/' ? path : path.slice(prefix.length)
}
