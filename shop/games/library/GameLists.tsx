import type { ReactNode } from 'react'
import type { Site } from 'awning'
import { shopStrings } from '../../strings/shopStrings.ts'
import { gameLists, type GameList } from '../gameLists.ts'
import type { LibraryGame } from './libraryGame.ts'
import styles from './GameLists.module.css'

/** The lists that have games, with links to these; nothing where no game is on a list. */
export function GameLists({
  site,
  games,
}: {
  site: Site
  games: readonly LibraryGame[]
}): ReactNode {
  const names = Object.entries(gameLists).flatMap(([key, name]) => {
    const listed = games.filter(({ lists = [] }) => lists.some((list: GameList) => list === key))
    return listed.length === 0 ? [] : [{ key, name, listed }]
  })
  if (names.length === 0) return null
  return (
    <section className={styles['lists']} aria-label={shopStrings(site).game.lists}>
      {names.map(({ key, name, listed }) => (
        <div key={key}>
          <h2>{site.text(name)}</h2>
          <ul>
            {listed.map(({ href, title, lang }) => (
              <li key={href}>
                <a href={href} lang={lang}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
