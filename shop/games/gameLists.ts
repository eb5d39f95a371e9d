import type { Localized } from 'awning'

/** The lists that a note can put its game on, and what readers call them, in the order in which they are shown. */
export const gameLists = {
  favourites: { zh: '最爱', en: 'Favourites' },
  recommended: { zh: '送给新人', en: 'Good first games' },
  replay: { zh: '还想再玩', en: 'Worth a replay' },
} satisfies Readonly<Record<string, Localized>>

export type GameList = keyof typeof gameLists

export const gameListNames: readonly string[] = Object.keys(gameLists)

export function isGameList(name: string): name is GameList {
  return gameListNames.includes(name)
}
