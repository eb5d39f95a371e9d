import type { ReactNode } from 'react'
import type { DeclaredName, Site } from 'awning'
import { shopStrings } from '../../strings/shopStrings.ts'
import type { LibraryGame } from './libraryGame.ts'
import styles from './GameLists.module.css'

/** The lists with links to their games; nothing where no game is on a list. */
export function GameLists({
  site,
  lists,
  games,
}: {
  site: Site
  lists: readonly DeclaredName[]
  games: readonly LibraryGame[]
}): ReactNode {
  if (lists.length === 0) return null
  return (
    <section className={styles['lists']} aria-label={shopStrings(site).game.lists}>
      {lists.map(({ name, label }) => (
        <div key={name}>
          <h2>{label}</h2>
          <ul>
            {games
              .filter((game) => game.lists?.includes(name))
              .map(({ href, title, lang }) => (
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
