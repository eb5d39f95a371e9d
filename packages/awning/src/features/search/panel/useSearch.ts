import { useEffect, useMemo, useState } from 'react'
import { SearchIndex, type Answer } from '../searchIndex.ts'
import type { SearchPlace } from './searchWords.ts'

export interface Search {
  readonly index: SearchIndex | undefined
  /** To what was typed, or, while a large site is asked, to what was typed before. */
  readonly answer: Answer | undefined
  readonly isLooking: boolean
  readonly isFailed: boolean
  retry(): void
}

/** By locale; what is known once stays known until the content is another. */
const known = new Map<string, SearchIndex>()

/** The index, opened anew with the panel, and its answer to what is typed. */
export function useSearch(
  place: SearchPlace,
  typed: string,
  wanted: number,
  isOpen: boolean,
): Search {
  const [round, setRound] = useState(0)
  // Another object with each text that arrives: there is more to be found then.
  const [opened, setOpened] = useState(() => ({ index: known.get(place.locale) }))
  const [failed, setFailed] = useState<Failure>()
  const [asked, setAsked] = useState<Answer>()
  const { index } = opened
  const isEmpty = typed.trim() === ''

  useEffect(() => {
    if (!isOpen) return
    const use = (fresh: SearchIndex) => {
      setOpened({ index: fresh })
      return fresh.loadWhole(() => setOpened({ index: fresh }))
    }
    openIndex(place, use).then(
      () => setFailed(undefined),
      () => setFailed({ round }),
    )
  }, [isOpen, place, round])

  // Texts that are here are searched at once, in the same breath as the key.
  const own = useMemo(
    () => (opened.index?.isWhole && !isEmpty ? opened.index.searchLoaded(typed) : undefined),
    [opened, typed, isEmpty],
  )

  useEffect(() => {
    if (!index || index.isWhole || isEmpty || !isOpen) return undefined
    let isLatest = true
    index.search(typed, wanted).then(
      (answer) => isLatest && setAsked(answer),
      () => isLatest && setFailed({ round, typed }),
    )
    return () => void (isLatest = false)
  }, [index, typed, wanted, isEmpty, isOpen, round])

  const answer = isEmpty ? undefined : (own ?? asked)
  const isComplete = index?.isWhole ? index.isLoaded : answer?.typed === typed
  return {
    index,
    answer,
    isLooking: !isEmpty && !isComplete,
    isFailed: failed?.round === round && (failed.typed ?? typed) === typed,
    retry: () => setRound(round + 1),
  }
}

/** Of the whole index, or of one question. */
interface Failure {
  readonly round: number
  readonly typed?: string
}

/** Asks for the manifest each time: a site that was published anew has another index. */
async function openIndex(
  { locale, base }: SearchPlace,
  use: (index: SearchIndex) => Promise<void>,
): Promise<void> {
  const before = known.get(locale)
  const fresh = await SearchIndex.open(locale, (path) => fetchJson(base + path)).catch(
    (error: unknown) => {
      // Without a network what is here still serves.
      if (before) return before
      throw error
    },
  )
  const index = before?.manifest.version === fresh.manifest.version ? before : fresh
  known.set(locale, index)
  await use(index)
}

async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  return response.json()
}
