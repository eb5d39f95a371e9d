import {
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { format, plural } from '../../../i18n/format.ts'
import type { Match } from '../matchPage.ts'
import { useIsLate } from '../../../theme/progress/useIsLate.ts'
import { adoptStyles } from './adoptStyles.ts'
import { Nothing } from './Nothing.tsx'
import css from './panel.css?inline'
import { Recent, RecentHead, recentId } from './Recent.tsx'
import { forgetSearches, keepSearch, recentSearches } from './recentSearches.ts'
import { resultId, Results } from './Results.tsx'
import { groupMatches } from './groupMatches.ts'
import { SlipNote } from './SlipNote.tsx'
import { useMarks } from './useMarks.ts'
import { useOptions } from './useOptions.ts'
import { useSearch } from './useSearch.ts'
import type { SearchPlace, SearchWords } from './searchWords.ts'

export interface SearchPanelProps {
  readonly typed: string
  readonly isOpen: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly place: SearchPlace
  readonly words: SearchWords
  /** Shown while it looks. Given, because this code must bring no style sheet of its own. */
  readonly spinner: ReactNode
  readonly onType: (text: string) => void
  readonly onChosen: () => void
}

/** So many sections at a time; the first few with the key itself, the others as soon as there is time. */
const step = 24
const atOnce = 6

adoptStyles(css)

/** What is below the field: results, what was looked for before, or what to try. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const { typed, isOpen, field, place, words, spinner, onType, onChosen } = props
  const [wanted, setWanted] = useState({ typed, count: step })
  const count = wanted.typed === typed ? wanted.count : step
  const { index, answer, isLooking, isFailed, retry } = useSearch(place, typed, count, isOpen)
  const isLate = useIsLate(isLooking && !isFailed, 200)
  const mark = useMarks()
  const matches = answer?.matches
  const isSettled = useDeferredValue(matches) === matches
  const groups = useMemo(
    () => groupMatches(matches?.slice(0, isSettled ? count : atOnce) ?? []),
    [matches, count, isSettled],
  )
  const [recent, setRecent] = useState(() => recentSearches(place.locale))
  const isEmpty = typed.trim() === ''
  const options = useMemo(
    () => (isEmpty ? recent.map(recentId) : groups.flatMap((group) => group.matches.map(resultId))),
    [isEmpty, recent, groups],
  )
  const { active, point } = useOptions(
    field,
    isOpen,
    options,
    typed,
    isEmpty || answer?.typed === typed,
  )

  const terms = answer?.terms
  const choose = useCallback(
    ({ page }: Match) => {
      setRecent(keepSearch(place.locale, typed))
      if (index && terms) mark(page.page.href, terms, index.fold)
      onChosen()
    },
    [place, typed, index, terms, mark, onChosen],
  )
  const type = (text: string) => {
    onType(text)
    field.current?.focus()
  }

  const forget = () => {
    forgetSearches(place.locale)
    setRecent([])
    field.current?.focus()
  }

  const total = matches?.length ?? 0
  const isMore = total > count || (answer?.isPartial === true && index?.isWhole === false)
  const forms = isMore && total <= count ? words.foundSoFar : words.found
  const found = total > 0 && !isLooking ? plural(forms, total, place.lang) : ''
  const isNothing = answer !== undefined && total === 0 && !isLooking
  return (
    <div className="search-panel">
      <p className="visually-hidden" role="status">
        {isNothing ? format(words.none, { query: typed.trim() }) : found}
      </p>
      <div className="search-list">
        {answer && total > 0 && <SlipNote terms={answer.terms} words={words} />}
        {isEmpty && recent.length > 0 && <RecentHead words={words} onForget={forget} />}
        <div
          id="search-results"
          role="listbox"
          aria-label={isEmpty ? words.recent : words.results}
          hidden={options.length === 0}
        >
          {isEmpty && <Recent searches={recent} active={active} onPoint={point} onChoose={type} />}
          <Results
            groups={groups}
            terms={answer?.terms ?? []}
            words={words}
            active={active}
            onPoint={point}
            onChoose={choose}
          />
        </div>
        {total > 0 && isMore && (
          <button
            type="button"
            className="search-more"
            onClick={() => setWanted({ typed, count: count + step })}
          >
            {words.more}
          </button>
        )}
        {isNothing && (
          <Nothing typed={typed} answer={answer} index={index} words={words} onTry={type} />
        )}
        {isFailed && isLooking && (
          <p className="search-note" role="alert">
            {navigator.onLine ? words.failed : words.offline}{' '}
            <button type="button" onClick={retry}>
              {words.retry}
            </button>
          </p>
        )}
        {isLate && total === 0 && spinner}
      </div>
      <p className="search-foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.choose} <kbd>↵</kbd> {words.keys.open}{' '}
          <kbd>Esc</kbd> {words.keys.close}
        </span>
        <span>{found}</span>
      </p>
    </div>
  )
}
