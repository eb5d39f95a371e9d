'use client'

import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { payloadHref } from '../../../client/payloadHref.ts'
import type { Area, SavedArea } from '../worker/areas.ts'
import { removeCaches } from '../worker/removeUnusedFiles.ts'
import { removeArea } from '../worker/saveArea.ts'
import type { OfflineStrings } from '../../../i18n/strings.ts'
import { AreaRow, type AreaState } from './AreaRow.tsx'
import {
  downloadOf,
  forgetDownloads,
  startDownload,
  type AreaDownload,
  type AreaKey,
} from './areaDownloads.ts'
import { groupSavedPages, type SiteSection } from './groupSavedPages.ts'
import { SavedPageList } from './SavedPageList.tsx'
import styles from './Offline.module.css'
import { OfflineFallback } from './OfflineFallback.tsx'
import { useOffline } from './useOffline.ts'

export interface PanelSection extends SiteSection {
  readonly count: number
  /** The number of pages with its unit, such as `45 pages`. */
  readonly pages: string
}

interface Props {
  /** Address of the offline page. */
  readonly page: string
  readonly root: string
  readonly lang: string
  readonly sections: readonly PanelSection[]
  readonly languages: Readonly<Record<string, string>>
  /** Addresses of the offline page in every language. */
  readonly offlinePages: readonly string[]
  readonly words: OfflineStrings
  readonly failure: { offlineTitle: string; loadFailedTitle: string; retry: string }
}

/** Lists the saved pages and lets the reader save or remove whole sections. */
export function OfflinePanel(props: Props): ReactNode {
  const { page, root, lang, sections, languages, offlinePages, words, failure } = props
  const { store, pages, savedAreas, areas, refresh } = useOffline(root)
  const isFallback = useIsFallback(page)

  // While a section is being saved, each of its pages renders this again, and thousands may be saved.
  const groups = useMemo(
    () =>
      groupSavedPages(pages, {
        lang,
        sections,
        others: words.otherPages,
        languages,
        except: new Set(offlinePages),
      }),
    [pages, lang, sections, words, languages, offlinePages],
  )
  const list = useMemo(() => <SavedPageList groups={groups} />, [groups])
  const savedHrefs = useMemo(() => new Set(pages.map(({ href }) => href)), [pages])
  const remove = async (area: AreaKey | undefined, work: () => Promise<void>) => {
    forgetDownloads(area)
    await work().catch(() => {})
    refresh()
  }
  const sectionsPart = (
    <section className={styles['sections']} data-script="" data-live="">
      <h2>{words.areas}</h2>
      <p>{words.areasHint}</p>
      <ul>
        {sections.map(({ id, title, count, pages: counted }) => {
          const area = areas?.find((candidate) => candidate.id === id)
          const saved = savedAreas.find((one) => one.root === root && one.id === id)
          const download = downloadOf(root, id)
          const known = area ?? saved
          return (
            <AreaRow
              key={id}
              id={id}
              title={title}
              pages={counted}
              total={known?.pages.length ?? count}
              size={known && sizeIn(lang, known.bytes)}
              state={stateOf(
                store !== null && known !== undefined,
                download,
                saved,
                area,
                savedHrefs,
              )}
              words={words}
              lang={lang}
              onSave={store && area ? () => void startDownload(store, root, area) : undefined}
              onStop={() => download?.kind === 'running' && download.stop()}
              onRemove={() =>
                store &&
                void remove({ root, id }, async () => {
                  // Storage may have been full before anything of the area was saved.
                  if (saved) await removeArea(store, saved)
                })
              }
            />
          )
        })}
      </ul>
    </section>
  )
  const savedPart = store !== null && (
    <section className={styles['saved']} data-script="">
      <h2>{words.savedPages}</h2>
      {store && groups.length === 0 && <p>{words.noSavedPages}</p>}
      {list}
      {store && groups.length > 0 && (
        <button
          type="button"
          onClick={() => void remove(undefined, () => removeCaches(store, 'all'))}
        >
          {words.removeAll}
        </button>
      )}
    </section>
  )
  return (
    <>
      {isFallback && <OfflineFallback words={words} failure={failure} />}
      {store === null && (
        <p className={styles['blocked']} role="alert">
          {words.blocked}
        </p>
      )}
      {/* Without a network nothing can be saved, so the saved pages come first. */}
      {isFallback ? savedPart : sectionsPart}
      {isFallback ? sectionsPart : savedPart}
    </>
  )
}

/**
 * Whether the service worker shows this page at the address of another one. It is decided once, because
 * the address is also another one while the next page loads.
 */
function useIsFallback(page: string): boolean {
  const [getSnapshot] = useState(() => {
    let isFallback: boolean | undefined
    return () => (isFallback ??= payloadHref(location.pathname) !== payloadHref(page))
  })
  return useSyncExternalStore(neverChanges, getSnapshot, () => false)
}

function neverChanges(): () => void {
  return () => {}
}

function stateOf(
  isKnown: boolean,
  download: AreaDownload | undefined,
  saved: SavedArea | undefined,
  area: Area | undefined,
  savedHrefs: ReadonlySet<string>,
): AreaState {
  if (!isKnown) return { kind: 'unknown' }
  if (download?.kind === 'running') return { kind: 'running', count: download.count }
  if (!saved) return download ? { kind: download.kind, count: 0 } : { kind: 'none' }
  const count = saved.pages.filter(({ href }) => savedHrefs.has(href)).length
  if (download) return { kind: download.kind, count }
  // The browser may have removed stored pages.
  if (!saved.isComplete || count < saved.pages.length) return { kind: 'stopped', count }
  return { kind: area && area.version !== saved.version ? 'outdated' : 'complete' }
}

function sizeIn(lang: string, bytes: number): string {
  const isLarge = bytes >= 1e6
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1e6 : 1e3))
}
