import { posix } from 'node:path'
import type { SidebarConfig, SidebarItemConfig } from '../../config/site.ts'

/** The sidebars of a saved version: those of the docs, with the folders and ids of the copies. */
export function versionSidebars(
  sidebars: Readonly<Record<string, SidebarConfig>>,
  version: string,
): Record<string, SidebarConfig> {
  const withinVersion = (id: string) => posix.join(version, id)
  const itemOf = (item: SidebarItemConfig): SidebarItemConfig =>
    typeof item === 'string'
      ? withinVersion(item)
      : {
          label: item.label,
          ...(item.doc === undefined ? {} : { doc: withinVersion(item.doc) }),
          items: item.items.map(itemOf),
        }
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, sidebar]) => [
      name,
      'folder' in sidebar
        ? { folder: withinVersion(sidebar.folder) }
        : { items: sidebar.items.map(itemOf) },
    ]),
  )
}
