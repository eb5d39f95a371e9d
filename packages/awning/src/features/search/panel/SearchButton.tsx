'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { adoptStyles } from '../../../client/adoptStyles.ts'
import { isAppOutdated } from '../../../client/isAppOutdated.ts'
import { replaceQuery } from '../../../client/pageQuery.ts'
import { useRouter } from '../../../client/routerContext.ts'
import { useView } from '../../../client/view.ts'
import { Icon } from '../../../theme/icons/icons.tsx'
import { useIsSlow } from '../../../theme/progress/useIsSlow.ts'
import { Spinner } from '../../../theme/progress/Spinner.tsx'
import css from './dialog.css?inline'
import styles from './Search.module.css'
import type { SearchPanelProps } from './SearchPanel.tsx'
import type { SearchLocale, SearchWords } from './searchWords.ts'

interface Props {
  readonly searchLocale: SearchLocale
  readonly words: SearchWords
}

/**
 * The search button and the dialog it opens. The panel that searches is loaded when the dialog opens; what
 * is typed until then is not lost. Boot clicks the button for Ctrl K, and `Shortcuts` for `/`.
 */
export function SearchButton({ searchLocale, words }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { overlay } = useRouter()
  const { main } = useView()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const [isRetrying, setRetrying] = useState(false)
  const { Panel, hasFailed } = usePanel(isOpen, round)
  const isFailed = hasFailed && !isRetrying
  const isLate = useIsSlow(isOpen && !Panel && !isFailed, 200)
  const key = useSearchKey()

  const close = () => dialog.current?.close()
  const open = () => {
    if (closeOthers(open)) return
    // The field must be rendered before the dialog opens and focuses it.
    adoptStyles(css)
    flushSync(() => setOpen(true))
    dialog.current?.showModal()
    overlay(dialog, close)
    field.current?.select()
  }

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const initial = query.get('q')
    if (initial === null) return
    query.delete('q')
    replaceQuery(query.size > 0 ? `?${query}` : '')
    // The router starts after this commit; only then does the dialog get its own history entry.
    setTimeout(() => {
      setTyped(initial)
      open()
    })
    // oxlint-disable-next-line exhaustive-deps -- an address is read once, when the app starts
  }, [])

  const retry = async () => {
    setRetrying(true)
    const isOutdated = await isAppOutdated()
    // The reader may have closed the dialog meanwhile, or typed on.
    if (!isOutdated || !dialog.current?.open) {
      setRetrying(false)
      return setRound(round + 1)
    }
    // The next document opens the dialog again, with what was typed.
    const query = new URLSearchParams(location.search)
    query.set('q', field.current?.value ?? typed)
    replaceQuery(`?${query}`)
    return location.reload()
  }

  // The dialog closes when another page is shown.
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
        className="search-dialog"
        aria-label={words.name}
        onClose={() => {
          overlay(dialog, undefined)
          setOpen(false)
        }}
        onClick={({ target }) => target === dialog.current && close()}
      >
        {(isOpen || Panel) && (
          <div className="search-field">
            <Icon name="search" />
            <input
              ref={field}
              type="text"
              dir="auto"
              role="combobox"
              aria-label={words.name}
              aria-controls="SearchResults"
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
            searchLocale={searchLocale}
            words={words}
            spinner={<Spinner label={words.searching} />}
            onType={setTyped}
            onChosen={close}
          />
        )}
        {isLate && <Spinner label={words.loading} />}
        {isFailed && (
          <p role="alert">
            {navigator.onLine ? words.failed : words.offline}{' '}
            <button type="button" onClick={() => void retry()}>
              {words.retry}
            </button>
          </p>
        )}
      </dialog>
    </div>
  )
}

/** Loads the code of the panel when it is first needed. */
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
  return { Panel, hasFailed: isWanted && Panel === undefined && failedRound === round }
}

/** The shortcut as it is called on the reader's platform. */
function useSearchKey(): string {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K'),
    () => 'Ctrl K',
  )
}

/** Only one overlay may be open. Returns true if another one is closing; `then` is called after that. */
function closeOthers(then: () => void): boolean {
  const other = document.querySelector<HTMLElement>('dialog[open], #Menu:popover-open')
  if (!other || !history.state?.overlay) return false
  addEventListener('popstate', then, { once: true })
  if (other instanceof HTMLDialogElement) other.close()
  else other.hidePopover()
  return true
}
