import type { SidebarEntry } from '../client/sidebarEntry.ts'
import { writtenPath } from '../config/address.ts'
import { plural, pluralOrMore } from '../i18n/format.ts'
import type { Site } from '../theme/localeSite.ts'
import type { ShownItem } from './pruneSidebar.ts'

/** The data of an item that the browser needs. It makes addresses of the paths without knowing the settings. */
export function sidebarEntryOf(item: ShownItem, site: Site): SidebarEntry {
  const written = (path: string) => writtenPath(site.config, path)
  if (item.kind === 'more') {
    const { side, count, isRounded, path } = item
    const words = side === 'above' ? site.t.moreAbove : site.t.moreBelow
    const label = (isRounded ? pluralOrMore : plural)(words, count, site.locale.lang)
    return { more: side, label, path: written(path) }
  }
  const { kind, ...shown } = item
  if (!('items' in shown))
    return {
      ...shown,
      path: written(shown.path),
      ...(kind === 'closed' ? { isClosed: true } : {}),
    }
  return {
    ...shown,
    ...(shown.path === undefined ? {} : { path: written(shown.path) }),
    items: shown.items.map((child) => sidebarEntryOf(child, site)),
  }
}
