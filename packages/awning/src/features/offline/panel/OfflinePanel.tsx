'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { payloadHref } from '../../../client/payloadHref.ts'
import type { Area, KeptArea } from '../worker/areas.ts'
import { dropCaches } from '../worker/dropUnused.ts'
import { removeArea } from '../worker/keepArea.ts'
import type { KeptPage } from '../worker/keptPage.ts'
import type { OfflineStrings } from '../../../i18n/strings.ts'
import { AreaRow, type AreaState } from './AreaRow.tsx'
import { runOf, startRun, type AreaRun } from './areaRuns.ts'
import { groupKept, type Shelf } from './groupKept.ts'
import { KeptList } from './KeptList.tsx'
import styles from './Offline.module.css'
import { StandIn } from './StandIn.tsx'
import { useOffline } from './useOffline.ts'

export interface PanelShelf extends Shelf {
  readonly count: number
  /** `45 pages`, in words. */
  readonly pages: string
}

interface Props {
  /** Address of this page. */
  readonly page: string
  readonly root: string
  readonly lang: string
  readonly shelves: readonly PanelShelf[]
  readonly languages: Readonly<Record<string, string>>
  /** This page in every language. */
  readonly own: readonly string[]
  readonly words: OfflineStrings
  readonly failure: { offlineTitle: string; loadFailedTitle: string; retry: string }
}

/** What is on the device and what can be taken along. */
export function OfflinePanel(props: Props): ReactNode {
  const { page, root, lang, shelves, languages, own, words, failure } = props
  const { store, pages, kept, areas, refresh } = useOffline(root)
  const isInstead = useIsInstead(page)

  const groups = groupKept(pages, {
    lang,
    shelves,
    others: words.otherPages,
    languages,
    except: new Set(own),
  })
  const remove = async (work: () => Promise<void>) => {
    await work().catch(() => {})
    refresh()
  }
  const shelvesPart = (
    <section className={styles['shelves']} data-script="" data-live="">
      <h2>{words.areas}</h2>
      <p>{words.areasHint}</p>
      <ul>
        {shelves.map(({ id, title, count, pages: counted }) => {
          const area = areas?.find((candidate) => candidate.id === id)
          const here = kept.find((one) => one.root === root && one.id === id)
          const run = runOf(root, id)
          const known = area ?? here
          return (
            <AreaRow
              key={id}
              id={id}
              title={title}
              pages={counted}
              total={known?.pages.length ?? count}
              size={known && sizeIn(lang, known.bytes)}
              state={stateOf(store !== null && known !== undefined, run, here, area, pages)}
              words={words}
              onKeep={() => store && area && void startRun(store, root, area)}
              onStop={() => run?.kind === 'running' && run.stop()}
              onRemove={() => store && here && void remove(() => removeArea(store, here))}
            />
          )
        })}
      </ul>
    </section>
  )
  const keptPart = store !== null && (
    <section className={styles['kept']} data-script="">
      <h2>{words.kept}</h2>
      {store && groups.length === 0 && <p>{words.keptEmpty}</p>}
      <KeptList groups={groups} />
      {store && groups.length > 0 && (
        <button type="button" onClick={() => void remove(() => dropCaches(store, 'all'))}>
          {words.removeAll}
        </button>
      )}
    </section>
  )
  return (
    <>
      {isInstead && <StandIn words={words} failure={failure} />}
      {store === null && (
        <p className={styles['blocked']} role="alert">
          {words.blocked}
        </p>
      )}
      {/* Without a network nothing can be fetched: what is here comes first. */}
      {isInstead ? keptPart : shelvesPart}
      {isInstead ? shelvesPart : keptPart}
    </>
  )
}

/** Whether it stands at another page's address: judged once, for on the way to the next page it does too. */
function useIsInstead(page: string): boolean {
  const [judge] = useState(() => {
    let isInstead: boolean | undefined
    return () => (isInstead ??= payloadHref(location.pathname) !== payloadHref(page))
  })
  return useSyncExternalStore(neverChanges, judge, () => false)
}

function neverChanges(): () => void {
  return () => {}
}

function stateOf(
  isKnown: boolean,
  run: AreaRun | undefined,
  here: KeptArea | undefined,
  area: Area | undefined,
  pages: readonly KeptPage[],
): AreaState {
  if (!isKnown) return { kind: 'unknown' }
  if (run?.kind === 'running') return { kind: 'running', count: run.count }
  if (!here) return run ? { kind: run.kind, count: 0 } : { kind: 'none' }
  const hrefs = new Set(pages.map(({ href }) => href))
  const count = here.pages.filter(({ href }) => hrefs.has(href)).length
  if (run) return { kind: run.kind, count }
  // The browser may have thrown out what it was given to keep.
  if (!here.isComplete || count < here.pages.length) return { kind: 'stopped', count }
  return { kind: area && area.version !== here.version ? 'outdated' : 'complete' }
}

function sizeIn(lang: string, bytes: number): string {
  const isLarge = bytes >= 1e6
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1e6 : 1e3))
}
