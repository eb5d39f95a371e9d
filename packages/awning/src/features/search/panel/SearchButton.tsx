'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { replaceQuery } from '../../../client/pageQuery.ts'
import { useRouter } from '../../../client/routerContext.ts'
import { useView } from '../../../client/view.ts'
import { Icon } from '../../../theme/icons/icons.tsx'
import { useIsLate } from '../../../theme/progress/useIsLate.ts'
import { Spinner } from '../../../theme/progress/Spinner.tsx'
import styles from './Search.module.css'
import type { SearchPanelProps } from './SearchPanel.tsx'
import type { SearchPlace, SearchWords } from './searchWords.ts'

interface Props {
  readonly place: SearchPlace
  readonly words: SearchWords
}

/**
 * The button, and the field it opens. Whatever searches comes when it is opened; what is typed until
 * then is not lost. Boot presses the button for Ctrl K, the shortcuts for `/`.
 */
export function SearchButton({ place, words }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { overlay } = useRouter()
  const { main } = useView()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const { Panel, isFailed } = usePanel(isOpen, round)
  const isLate = useIsLate(isOpen && !Panel && !isFailed, 200)
  const key = useSearchKey()

  const close = () => dialog.current?.close()
  const open = () => {
    if (closeOthers(open)) return
    // The field must be there when the dialog gives it the focus.
    flushSync(() => setOpen(true))
    dialog.current?.showModal()
    overlay(close)
    field.current?.select()
  }

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const asked = query.get('q')
    if (asked === null) return
    query.delete('q')
    replaceQuery(query.size > 0 ? `?${query}` : '')
    // After this commit, when the router minds the history.
    setTimeout(() => {
      setTyped(asked)
      open()
    })
    // oxlint-disable-next-line exhaustive-deps -- an address is read once, when the app starts
  }, [])

  // Another page came.
  useEffect(() => close, [main])

  return (
    <div className={styles['search']} data-live="" data-script="">
      <button
        type="button"
        data-do="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => (dialog.current?.open ? close() : open())}
      >
        <Icon name="search" />
        <span>{words.open}</span>
        <kbd aria-hidden="true">{key}</kbd>
      </button>
      <dialog
        ref={dialog}
        className={styles['dialog']}
        aria-label={words.name}
        onClose={() => {
          overlay(undefined)
          setOpen(false)
        }}
        onClick={({ target }) => target === dialog.current && close()}
      >
        {(isOpen || Panel) && (
          <div className={styles['field']}>
            <Icon name="search" />
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label={words.name}
              aria-controls="search-results"
              aria-expanded="false"
              aria-autocomplete="list"
              placeholder={words.placeholder}
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="button" aria-label={words.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        )}
        {Panel && (
          <Panel
            typed={typed}
            isOpen={isOpen}
            field={field}
            place={place}
            words={words}
            spinner={<Spinner label={words.looking} />}
            onType={setTyped}
            onChosen={close}
          />
        )}
        {isLate && <Spinner label={words.loading} />}
        {isFailed && (
          <p role="alert">
            {navigator.onLine ? words.failed : words.offline}{' '}
            <button type="button" onClick={() => setRound(round + 1)}>
              {words.retry}
            </button>
          </p>
        )}
      </dialog>
    </div>
  )
}

/** The part that searches, once it has been asked for. */
function usePanel(isWanted: boolean, round: number) {
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>()
  const [failedRound, setFailedRound] = useState<number>()
  const isMissing = isWanted && Panel === undefined
  useEffect(() => {
    if (!isMissing) return
    import('./SearchPanel.tsx').then(
      (module) => setPanel(() => module.SearchPanel),
      () => setFailedRound(round),
    )
  }, [isMissing, round])
  return { Panel, isFailed: isWanted && Panel === undefined && failedRound === round }
}

/** As the keyboard at hand calls it. */
function useSearchKey(): string {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K'),
    () => 'Ctrl K',
  )
}

/** One thing lies over the page at a time. True where another had to go first; `then` comes after it. */
function closeOthers(then: () => void): boolean {
  const other = document.querySelector<HTMLElement>('dialog[open], #menu:popover-open')
  if (!other || !history.state?.overlay) return false
  addEventListener('popstate', then, { once: true })
  if (other instanceof HTMLDialogElement) other.close()
  else other.hidePopover()
  return true
}
