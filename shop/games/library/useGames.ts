import { useEffect, useReducer, useState } from 'react'
import type { LibraryGame } from './libraryGame.ts'

/** By address, which follows from the content: what is known once stays known. */
const known = new Map<string, readonly LibraryGame[]>()

export interface Games {
  readonly games: readonly LibraryGame[] | undefined
  readonly isFailed: boolean
  retry(): void
}

/** The library's file, fetched once it is wanted. */
export function useGames(href: string, isWanted: boolean): Games {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [round, setRound] = useState(0)
  const [failedRound, setFailedRound] = useState<number>()
  const games = known.get(href)
  const isMissing = isWanted && games === undefined

  useEffect(() => {
    if (!isMissing) return
    fetchGames(href).then(
      (found) => {
        known.set(href, found)
        redraw()
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
  if (!Array.isArray(games)) throw new Error('the answer is no list of games')
  // The build wrote it for these very components, at an address made of its content.
  return games
}
