import { pathBelow, samePathKey } from '../config/address.ts'
import type { DocsConfig, DocsVersionConfig } from '../config/site.ts'
import { versionAt } from '../config/versionAt.ts'
import type { Doc } from '../content/model.ts'

/** A version, seen from one page of the docs. */
export interface DocVersion {
  readonly name: string
  readonly label: string
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  /** What the paths of its docs begin with. */
  readonly prefix: string
  /** The same page in this version, or its main doc. */
  readonly path: string
  /** The page itself is of this version. */
  readonly isActive: boolean
  readonly isLatest: boolean
}

const known = new WeakMap<object, ReadonlyMap<string, string>>()

/** Remembered, because every sidebar of a large site needs it. */
function pathsByKey(all: readonly Pick<Doc, 'path'>[]): ReadonlyMap<string, string> {
  let paths = known.get(all)
  if (!paths) {
    paths = new Map(all.map(({ path }) => [samePathKey(path), path]))
    known.set(all, paths)
  }
  return paths
}

/** For a page, the same page in every version. */
export function docVersions(
  docs: DocsConfig,
  all: readonly Pick<Doc, 'id' | 'path'>[],
): (path: string) => DocVersion[] {
  const { versions } = docs
  const paths = pathsByKey(all)
  const main = all.find(({ id }) => id === docs.mainDoc)?.path ?? docs.path
  const prefixOf = ({ path }: DocsVersionConfig) => samePathKey(path ?? docs.path)
  const mainOf = ({ path }: DocsVersionConfig) =>
    path === undefined ? main : (paths.get(samePathKey(path)) ?? path)
  const latest = versions.find(({ banner }) => banner === 'none') ?? versions[0]
  return (path) => {
    const key = samePathKey(path)
    const active = versionAt(
      versions.map((version) => ({ version, prefix: prefixOf(version) })),
      key,
    )
    const rest = active ? restOf(key, active.prefix) : ''
    return versions.map((version) => ({
      name: version.name,
      label: version.label,
      banner: version.banner,
      prefix: prefixOf(version),
      path: (rest && paths.get(pathBelow(prefixOf(version), rest))) || mainOf(version),
      isActive: version === active?.version,
      isLatest: version === latest,
    }))
  }
}

/** What follows the prefix of a version in a path. */
function restOf(path: string, prefix: string): string {
  return prefix === '/' ? path : path.slice(prefix.length)
}
