import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { format, plural } from '../../../i18n/format.ts'
import type { Match } from '../matchPage.ts'
import { maxQueryLength } from '../queryLimits.ts'
import { areClosest } from '../searchResults.ts'
import { useIsSlow } from '../../../theme/progress/useIsSlow.ts'
import { adoptStyles } from '../../../client/adoptStyles.ts'
import { NoResults } from './NoResults.tsx'
import css from './panel.css?inline'
import { RecentSearchList, RecentSearchHeading, recentId } from './RecentSearchList.tsx'
import { clearSearches, saveSearch, recentSearches } from './recentSearches.ts'
import { resultId, Results } from './Results.tsx'
import { groupMatches } from './groupMatches.ts'
import { ResultsNote } from './ResultsNote.tsx'
import { useKeyboardRoom } from './useKeyboardRoom.ts'
import { useMarks } from './useMarks.ts'
import { useOptions } from './useOptions.ts'
import { useSearch } from './useSearch.ts'
import type { SearchLocale, SearchWords } from './searchWords.ts'

export interface SearchPanelProps {
  readonly typed: string
  readonly isOpen: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly searchLocale: SearchLocale
  readonly words: SearchWords
  /** Shown while a search runs. It is a prop because this chunk must not load a style sheet. */
  readonly spinner: ReactNode
  readonly onType: (text: string) => void
  readonly onChosen: () => void
}

/** Number of matches that are shown at a time. */
const pageSize = 24
/** Number of matches that are rendered with the key press; the others follow in a deferred render. */
const immediate = 6

adoptStyles(css)

/** The part of the dialog below the field: results, recent searches, or tips. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const { typed, isOpen, field, searchLocale, words, spinner, onType, onChosen } = props
  useEffect(() => {
    field.current?.setAttribute('maxlength', String(maxQueryLength))
  }, [field])
  useKeyboardRoom(field, isOpen)
  const [wanted, setWanted] = useState({ typed, count: pageSize })
  const count = wanted.typed === typed ? wanted.count : pageSize
  const { index, results, isSearching, isFailed, retry } = useSearch(
    searchLocale,
    typed,
    count,
    isOpen,
  )
  const isLate = useIsSlow(isSearching && !isFailed, 200)
  const mark = useMarks()
  const matches = results?.matches
  const isDeferredDone = useDeferredValue(matches) === matches
  const groups = useMemo(
    () => groupMatches(matches?.slice(0, isDeferredDone ? count : immediate) ?? []),
    [matches, count, isDeferredDone],
  )
  const [recent, setRecent] = useState(() => recentSearches(searchLocale.locale))
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
    isEmpty || results?.typed === typed,
  )

  const terms = results?.terms
  const choose = useCallback(
    ({ page }: Match) => {
      setRecent(saveSearch(searchLocale.locale, typed))
      if (index && terms) mark(page.page.href, terms, index.fold)
      onChosen()
    },
    [searchLocale, typed, index, terms, mark, onChosen],
  )
  const type = (text: string) => {
    onType(text)
    field.current?.focus()
  }

  const clearRecent = () => {
    clearSearches(searchLocale.locale)
    setRecent([])
    field.current?.focus()
  }

  const total = matches?.length ?? 0
  const isMore = total > count || (results?.isPartial === true && index?.isWhole === false)
  const forms = isMore && total <= count ? words.foundSoFar : words.found
  const found = total > 0 && !isSearching ? plural(forms, total, searchLocale.lang) : ''
  const summary =
    found !== '' && results && areClosest(results) ? `${words.closest} ${found}` : found
  const isNothing = results !== undefined && total === 0 && !isSearching
  return (
    <div className="search-panel">
      <p className="visually-hidden" role="status">
        {isNothing ? format(words.noResults, { query: typed.trim() }) : summary}
      </p>
      <div className="search-list">
        {results && total > 0 && <ResultsNote results={results} words={words} />}
        {isEmpty && recent.length > 0 && (
          <RecentSearchHeading words={words} onClear={clearRecent} />
        )}
        <div
          id="SearchResults"
          role="listbox"
          aria-label={isEmpty ? words.recent : words.results}
          hidden={options.length === 0}
        >
          {isEmpty && (
            <RecentSearchList searches={recent} active={active} onPoint={point} onChoose={type} />
          )}
          <Results
            groups={groups}
            terms={results?.terms ?? []}
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
            onClick={() => setWanted({ typed, count: count + pageSize })}
          >
            {words.more}
          </button>
        )}
        {isNothing && <NoResults typed={typed} words={words} />}
        {isFailed && isSearching && (
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
