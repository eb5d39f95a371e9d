import type { ReactNode } from 'react'
import { samePathKey, writtenPath } from '../config/address.ts'
import { foreignLang } from '../content/foreignLang.ts'
import type { LocaleContent } from '../content/model.ts'
import { plural } from '../i18n/format.ts'
import { DocsSidebar, type SidebarEntry } from '../theme/docs/DocsSidebar.tsx'
import styles from '../theme/docs/DocsSidebar.module.css'
import { VersionsMenu, type VersionChoice } from '../theme/docs/VersionsMenu.tsx'
import { PostsSidebar } from '../theme/posts/PostsSidebar.tsx'
import type { Site } from '../theme/localeSite.ts'
import { docVersions } from './docVersions.ts'
import type { Aside } from './route.ts'
import { pruneSidebar, type ShownItem } from './pruneSidebar.ts'

/** The sidebar of a page, as a part that many pages share. */
export function AsideView({
  site,
  aside,
  content,
}: {
  site: Site
  aside: Aside
  content: LocaleContent
}): ReactNode {
  const { t, config } = site
  if (aside.kind === 'docs') {
    const whole = content.sidebars[aside.sidebar] ?? []
    const items: readonly ShownItem[] = aside.branch ? pruneSidebar(whole, aside.branch) : whole
    return (
      <DocsSidebar
        label={t.docsSidebar}
        toggleLabel={t.toggleCategory}
        overview={overviewOf(site, content)}
        version={versionOf(site, content)}
        root={site.root}
        items={items.map((item) => sidebarEntry(item, site))}
      />
    )
  }
  const collection = config.posts.find(({ id }) => id === aside.collection)
  const posts = content.posts[aside.collection]?.posts ?? []
  if (!collection) return null
  const listed = collection.sidebarCount === 'all' ? posts : posts.slice(0, collection.sidebarCount)
  return (
    <PostsSidebar
      label={t.postsSidebar}
      title={site.text(collection.sidebarTitle)}
      posts={listed.map((post) => ({
        path: writtenPath(config, post.path),
        href: site.href(post.path),
        title: post.title,
        ...foreignLang(post),
      }))}
    />
  )
}

/** The overview of the docs. There is none if the docs are at `/`, or if a doc has its address. */
function overviewOf({ config, text }: Site, content: LocaleContent) {
  const { docs } = config
  const key = samePathKey(docs.path)
  if (key === '/' || content.docs.some(({ path }) => samePathKey(path) === key)) return undefined
  return { label: text(docs.title), path: writtenPath(config, docs.path) }
}

/** The versions in the sidebar; nothing if there is one version without a label. */
function versionOf(site: Site, content: LocaleContent) {
  const { t, config } = site
  const { versions, mainDoc, path } = config.docs
  if (versions.length > 1)
    return <VersionsMenu label={t.versions} versions={versionChoices(site, content)} />
  const label = versions[0]?.label
  if (!label) return undefined
  const main = content.docs.find((doc) => doc.id === mainDoc)
  return (
    <a className={styles['version']} href={site.href(main?.path ?? path)} title={t.versions}>
      {label}
    </a>
  )
}

/** The versions with their main docs. The open page replaces these links by those to itself in other versions. */
function versionChoices(site: Site, content: LocaleContent): VersionChoice[] {
  const { docs } = site.config
  const versions = docVersions(docs, content.docs)(docs.path)
  return versions.map(({ name, label, prefix, path, isLatest }) => ({
    name,
    label,
    prefix,
    href: site.href(path),
    isLatest,
  }))
}

/** The data of an item that the browser needs. It makes addresses of the paths without knowing the settings. */
export function sidebarEntry(item: ShownItem, site: Site): SidebarEntry {
  const written = (path: string) => writtenPath(site.config, path)
  if (item.kind === 'more') {
    const { side, count, path } = item
    const words = side === 'above' ? site.t.moreAbove : site.t.moreBelow
    return { more: side, label: plural(words, count, site.locale.lang), path: written(path) }
  }
  const { kind: _, ...shown } = item
  if (!('items' in shown)) return { ...shown, path: written(shown.path) }
  return {
    ...shown,
    ...(shown.path === undefined ? {} : { path: written(shown.path) }),
    items: shown.items.map((child) => sidebarEntry(child, site)),
  }
}
