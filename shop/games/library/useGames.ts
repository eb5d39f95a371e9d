import { useEffect, useReducer, useState } from 'react'
import type { LibraryGame } from './libraryGame.ts'

/** Loaded files by address. The address contains a hash of the content, so an entry never becomes stale. */
const known = new Map<string, readonly LibraryGame[]>()

export interface Games {
  readonly games: readonly LibraryGame[] | undefined
  readonly isFailed: boolean
  retry(): void
}

/** Fetches the JSON file with all games as soon as it is needed. */
export function useGames(href: string, isNeeded: boolean): Games {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [round, setRound] = useState(0)
  const [failedRound, setFailedRound] = useState<number>()
  const games = known.get(href)
  const isMissing = isNeeded && games === undefined

  useEffect(() => {
    if (!isMissing) return
    fetchGames(href).then(
      (found) => {
        known.set(href, found)
        rerender()
      },
      () => setFailedRound(round),
    )
  }, [isMissing, href, round])

  return { games, isFailed: failedRound === round, retry: () => setRound(round + 1) }
}

async function fetchGames(href: string): Promise<readonly LibraryGame[]> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  const games: unknown = await response.json()
  if (!Array.isArray(games)) throw new Error('the response is not a list of games')
  // The build that made these components wrote the file, so its entries need no check.
  return games
}
