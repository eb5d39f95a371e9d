import type { SiteConfig } from '../../config/site.ts'
import type { Loaded } from '../../content/loadedContent.ts'
import { sourcePath } from '../../content/sourcePath.ts'
import { kindOf, type Kinds } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import { recallHash } from '../../pages/shownHash.ts'
import type { BuildManifest } from '../build-manifest/buildManifest.ts'
import type { PageRecords } from '../build-manifest/pageRecords.ts'
import { pageId } from './pageId.ts'
import { shownPart } from './pageHash.ts'

interface Pages {
  readonly routes: readonly Route[]
  readonly kinds: Kinds
  readonly lastPages: PageRecords
}

/**
 * Takes the hashes of what pages show from the last build, for docs and posts whose text was not edited since. That is possible
 * if both builds began with the same stored content: an edit that is put into it changes nothing that the page of another text shows.
 */
export function recallShown(
  { routes, kinds, lastPages }: Pages,
  loaded: Pick<Loaded, 'id' | 'texts'>,
  manifest: BuildManifest | undefined,
  config: Pick<SiteConfig, 'locales' | 'defaultLocale'>,
): void {
  if (loaded.id === undefined || manifest?.contentId !== loaded.id) return
  const edited = editedFiles(loaded, manifest, config)
  for (const route of routes) {
    const kind = kindOf(kinds.pages, route.page)
    // A kind of the site may show more of the content. Others with `threads` have many pages, each with a text of its own.
    if (!kind.threads || kind.isFromSite) continue
    const file = kind.entry?.(route.page).file
    const last = lastPages.get(pageId(route))
    if (last && file !== undefined && !edited.has(file))
      recallHash(route.page, shownPart(last.hash))
  }
}

/** Files of texts that are not as the last build read them, with their translations, which say whether they are out of date. */
function editedFiles(
  { texts }: Pick<Loaded, 'texts'>,
  { reads }: BuildManifest,
  { locales, defaultLocale }: Pick<SiteConfig, 'locales' | 'defaultLocale'>,
): ReadonlySet<string> {
  const edited = new Set<string>()
  for (const { file } of texts) {
    const before = reads.files.get(file.file)?.hash
    if (before !== undefined && before === file.hash) continue
    for (const { id } of locales) edited.add(sourcePath(file.key, id, defaultLocale))
  }
  return edited
}
