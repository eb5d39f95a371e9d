import type { ReactNode } from 'react'
import { format } from 'awning'
import { Icon } from 'awning/client'
import styles from './Library.module.css'
import { labelOf, type LibraryWords, type Options } from './libraryOptions.ts'
import { toggled, type LibraryView } from './libraryView.ts'

interface Props {
  readonly view: LibraryView
  readonly options: Options
  readonly words: LibraryWords
  onChange(view: LibraryView): void
  onReset(): void
}

/** The active filters, each with a button that removes it. They are visible also while the list of filters is closed. */
export function ActiveFilters({ view, options, words, onChange, onReset }: Props): ReactNode {
  return (
    <div className={styles['active']} role="group" aria-label={words.chosen}>
      {view.filters.map((filter) => {
        const label = labelOf(options, filter)
        return (
          <button
            key={`${filter.facet} ${filter.value}`}
            type="button"
            aria-label={format(words.drop, { label })}
            onClick={() => onChange(toggled(view, filter))}
          >
            {label} <Icon name="close" size={14} />
          </button>
        )
      })}
      <button type="button" className={styles['reset']} onClick={onReset}>
        {words.reset}
      </button>
    </div>
  )
}
