import type { ReactNode } from 'react'
import { format } from 'awning'
import { Picture } from 'awning/client'
import styles from './Library.module.css'
import type { LibraryGame } from './libraryGame.ts'
import { labelOf, type LibraryWords, type Options } from './libraryOptions.ts'

/** Between facts. The no-break space lets a line end with the dot and never begin with it. */
const dot = '\u00a0· '

interface Props {
  readonly game: LibraryGame
  readonly options: Options
  readonly words: LibraryWords
}

/** The card of a game: cover, facts, excerpt, and the rating on a price tag. */
export function GameCard({ game, options, words }: Props): ReactNode {
  const { title, href, lang, cover, rating, hours, status, tags } = game
  const facts = [
    game.platforms.join(' / '),
    game.year,
    status && labelOf(options, { facet: 'status', value: status }),
    hours === undefined ? undefined : format(words.hours, { count: hours }),
  ]
  return (
    <>
      {cover ? (
        <Picture className={styles['cover']} image={cover} sizes="12rem" alt="" loading="lazy" />
      ) : (
        <span className={styles['cover']} aria-hidden="true" lang={lang}>
          {[...title][0]}
        </span>
      )}
      <div className={styles['words']}>
        <h2 lang={lang}>
          <a href={href}>{title}</a>
        </h2>
        <p className={styles['facts']}>
          {facts.filter((fact) => fact !== undefined && fact !== '').join(dot)}
        </p>
        {rating !== undefined && (
          <p className={styles['rating']}>
            <span className="visually-hidden">{words.rating} </span>
            {rating}
          </p>
        )}
        <p className={styles['excerpt']} lang={lang}>
          {game.excerpt}
        </p>
        {tags.length > 0 && (
          <p className={styles['tags']}>
            {tags.map((value) => labelOf(options, { facet: 'tag', value })).join(dot)}
          </p>
        )}
      </div>
    </>
  )
}
