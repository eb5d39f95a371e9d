'use client'

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useRouter } from '../../client/routerContext.ts'
import { isShortcutsOn, keepShortcuts, watchShortcuts } from '../../client/shortcutsChoice.ts'
import { Icon } from '../icons/icons.tsx'
import { press, shortcuts, type Deed, type Pending } from './shortcut.ts'
import styles from './Shortcuts.module.css'

interface Props {
  readonly strings: {
    readonly shortcuts: string
    readonly shortcutsOn: string
    readonly close: string
    readonly deeds: Readonly<Record<Deed, string>>
  }
  /** Where the deeds that are places lead. */
  readonly places: Readonly<Partial<Record<Deed, string>>>
}

/** Keys for those who like keys; `?` shows them all and switches them off. */
export function Shortcuts({ strings: t, places }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { overlay } = useRouter()
  const isOn = useSyncExternalStore(watchShortcuts, isShortcutsOn, () => true)
  /** How often it was asked for: until then documents go without what few readers look at. */
  const [asked, setAsked] = useState(0)

  useLayoutEffect(() => {
    if (asked === 0 || dialog.current?.open !== false) return
    dialog.current.showModal()
    overlay(() => dialog.current?.close())
  }, [asked, overlay])

  useEffect(() => {
    let pending: Pending | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target)) return
      if (document.querySelector('dialog[open], :popover-open')) return
      const { deed, ...next } = press(event.key, event.timeStamp, pending)
      pending = next.pending
      // Switched off, the one that switches them on again is left.
      if (!deed || (deed !== 'help' && !isShortcutsOn())) return
      event.preventDefault()
      if (deed === 'help') setAsked((times) => times + 1)
      else act(deed, places[deed])
    }
    const { intent } = window.shop
    window.shop.intent = undefined
    if (intent instanceof KeyboardEvent) onKey(intent)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [overlay, places])

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={t.shortcuts}
      onClose={() => overlay(undefined)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      {asked > 0 && (
        <div>
          <h2>{t.shortcuts}</h2>
          <button type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
          <dl>
            {shortcuts.map(({ keys, deed }) => (
              <div key={keys}>
                <dt>
                  {keys.split(' ').map((key, index) => (
                    <kbd key={index}>{key}</kbd>
                  ))}
                </dt>
                <dd>{t.deeds[deed]}</dd>
              </div>
            ))}
          </dl>
          <label>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => keepShortcuts(target.checked)}
            />{' '}
            {t.shortcutsOn}
          </label>
        </div>
      )}
    </dialog>
  )
}

/** Where letters are letters: fields, and experiments, which have keys of their own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [data-lab]') !== null)
  )
}

/** Everything a key does is a press on something that is on the page, or a link of the site. */
function act(deed: Deed, place: string | undefined): void {
  if (deed === 'top') return scrollTo({ top: 0 })
  const selector =
    deed === 'theme' || deed === 'search'
      ? `[data-do=${deed}]`
      : deed === 'next' || deed === 'previous'
        ? `main a[rel=${deed === 'next' ? 'next' : 'prev'}]`
        : undefined
  if (selector) return document.querySelector<HTMLElement>(selector)?.click()
  if (place === undefined) return
  const link = document.createElement('a')
  link.href = place
  document.body.append(link)
  link.click()
  link.remove()
}
