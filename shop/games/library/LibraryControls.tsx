import type { ReactNode } from 'react'
import type { Counts } from './countGames.ts'
import styles from './Library.module.css'
import type { LibraryWords, Options } from './libraryOptions.ts'
import { facets, isChosen, layouts, sorts, toggled, type LibraryView } from './libraryView.ts'
import { ButtonGroup } from './ButtonGroup.tsx'

interface Props {
  readonly view: LibraryView
  readonly options: Options
  /** Numbers of games with the active filters; undefined until the file of games is loaded. */
  readonly counts: Counts | undefined
  readonly words: LibraryWords
  onChange(view: LibraryView): void
}

/** Buttons for order and layout, and a list of all filters that can be opened. */
export function LibraryControls({ view, options, counts, words, onChange }: Props): ReactNode {
  const filterable = facets.filter((facet) => options[facet].length > 0)
  return (
    <>
      <div className={styles['bar']}>
        <ButtonGroup
          label={words.sort}
          values={sorts}
          labels={words.sorts}
          chosen={view.sort}
          onChoose={(sort) => onChange({ ...view, sort })}
        />
        <ButtonGroup
          label={words.layout}
          values={layouts}
          labels={words.layouts}
          chosen={view.layout}
          onChoose={(layout) => onChange({ ...view, layout })}
        />
      </div>
      {filterable.length > 0 && (
        <details className={styles['filters']}>
          <summary>{words.filters}</summary>
          {filterable.map((facet) => (
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
          ))}
        </details>
      )}
    </>
  )
}
