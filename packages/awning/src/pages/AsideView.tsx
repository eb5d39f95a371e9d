import type { ReactNode } from 'react'
import { writtenPath } from '../config/address.ts'
import { DocsSidebar, OnlyVersion } from '../theme/docs/DocsSidebar.tsx'
import { VersionsMenu, type VersionChoice } from '../theme/docs/VersionsMenu.tsx'
import { PostsSidebar } from '../theme/posts/PostsSidebar.tsx'
import type { Site } from '../theme/localeSite.ts'
import type { DocVersion } from './docVersions.ts'
import type { ShownAside } from './shownAside.ts'
import { sidebarEntryOf } from './sidebarEntryOf.ts'

/** The sidebar of a page, as a part that many pages share. */
export function AsideView({ site, shown }: { site: Site; shown: ShownAside }): ReactNode {
  const { t, config } = site
  if (shown.kind === 'docs') {
    return (
      <DocsSidebar
        label={t.docsSidebar}
        toggleLabel={t.toggleCategory}
        overview={shown.hasOverview ? overviewOf(site) : undefined}
        version={versionOf(site, shown)}
        root={site.root}
        items={shown.items?.map((item) => sidebarEntryOf(item, site))}
      />
    )
  }
  const collection = config.posts.find(({ id }) => id === shown.collection)
  if (!collection) return null
  return (
    <PostsSidebar
      label={t.postsSidebar}
      title={site.text(collection.sidebarTitle)}
      posts={shown.posts.map(({ path, ...post }) => ({
        path: writtenPath(config, path),
        href: site.href(path),
        ...post,
      }))}
    />
  )
}

/** The overview of the docs. */
function overviewOf({ config, text }: Site) {
  const { title, path } = config.docs
  return { label: text(title), path: writtenPath(config, path) }
}

/** The versions in the sidebar; nothing if there is one version without a label. */
function versionOf(
  site: Site,
  { mainPath, versions }: Extract<ShownAside, { kind: 'docs' }>,
): ReactNode {
  const { t, config } = site
  if (versions) return <VersionsMenu label={t.versions} versions={versionChoices(site, versions)} />
  const label = config.docs.versions[0]?.label
  if (!label) return undefined
  return (
    <OnlyVersion label={label} href={site.href(mainPath ?? config.docs.path)} title={t.versions} />
  )
}

/** The versions with their main docs. The open page replaces these links by those to itself in other versions. */
function versionChoices(site: Site, versions: readonly DocVersion[]): VersionChoice[] {
  return versions.map(({ name, label, prefix, path, isLatest }) => ({
    name,
    label,
    prefix,
    href: site.href(path),
    isLatest,
  }))
}
