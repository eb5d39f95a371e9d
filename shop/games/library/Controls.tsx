import type { ReactNode } from 'react'
import type { Counts } from './countGames.ts'
import styles from './Library.module.css'
import type { LibraryWords, Options } from './libraryOptions.ts'
import { facets, isChosen, layouts, sorts, toggled, type LibraryView } from './libraryView.ts'
import { Switch } from './Switch.tsx'

interface Props {
  readonly view: LibraryView
  readonly options: Options
  /** Under what is chosen; absent until the library's file is there. */
  readonly counts: Counts | undefined
  readonly words: LibraryWords
  onChange(view: LibraryView): void
}

/** Order and layout in a row, and a drawer with everything to choose by. */
export function Controls({ view, options, counts, words, onChange }: Props): ReactNode {
  return (
    <>
      <div className={styles['bar']}>
        <Switch
          label={words.sort}
          values={sorts}
          labels={words.sorts}
          chosen={view.sort}
          onChoose={(sort) => onChange({ ...view, sort })}
        />
        <Switch
          label={words.layout}
          values={layouts}
          labels={words.layouts}
          chosen={view.layout}
          onChoose={(layout) => onChange({ ...view, layout })}
        />
      </div>
      <details className={styles['drawer']}>
        <summary>{words.filters}</summary>
        {facets.map((facet) =>
          options[facet].length === 0 ? null : (
            <fieldset key={facet}>
              <legend>{words.facets[facet]}</legend>
              {options[facet].map(({ value, label, count }) => {
                const isOn = isChosen(view, { facet, value })
                const now = counts ? (counts[facet].get(value) ?? 0) : count
                return (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={isOn}
                    disabled={now === 0 && !isOn}
                    onClick={() => onChange(toggled(view, { facet, value }))}
                  >
                    {label} <b>{now}</b>
                  </button>
                )
              })}
            </fieldset>
          ),
        )}
      </details>
    </>
  )
}
