'use client'

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { adoptStyles } from '../../client/adoptStyles.ts'
import { useRouter } from '../../client/routerContext.ts'
import {
  areShortcutsOn,
  setShortcutsOn,
  subscribeToShortcuts,
} from '../../client/shortcutsSetting.ts'
import { Icon } from '../icons/icons.tsx'
import { actionShortcuts, type ShortcutAction } from '../../config/actionShortcuts.ts'
import { matchShortcut, type PendingKey } from './matchShortcut.ts'
import css from './shortcuts.css?inline'

interface Props {
  readonly strings: {
    readonly shortcuts: string
    readonly shortcutsOn: string
    readonly close: string
    readonly actions: Readonly<Record<ShortcutAction, string>>
  }
  /** Shortcuts that open a page. */
  readonly pages: readonly PageShortcut[]
}

interface PageShortcut {
  readonly keys: string
  readonly label: string
  readonly href: string
}

/** Keyboard shortcuts; `?` shows them all and switches them off. */
export function Shortcuts({ strings: t, pages }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { overlay } = useRouter()
  const isOn = useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true)
  /** How often the list was opened. It is rendered only then, because few readers open it. */
  const [timesOpened, setTimesOpened] = useState(0)

  useLayoutEffect(() => {
    if (timesOpened === 0 || dialog.current?.open !== false) return
    adoptStyles(css)
    dialog.current.showModal()
    overlay(dialog, () => dialog.current?.close())
  }, [timesOpened, overlay])

  useEffect(() => {
    const all = [...actionShortcuts, ...pages]
    let pending: PendingKey | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // A key that is held would switch the colour mode to and fro.
      if (event.repeat || isTyping(event.target)) return
      if (document.querySelector('dialog[open], :popover-open')) return
      const { found, ...next } = matchShortcut(all, event.key, event.timeStamp, pending)
      pending = next.pending
      if (!found) return
      const action = 'action' in found ? found.action : undefined
      // While shortcuts are off, the one that opens their switch still works.
      if (action !== 'help' && !areShortcutsOn()) return
      event.preventDefault()
      if ('href' in found) follow(found.href)
      else if (action === 'help') setTimesOpened((times) => times + 1)
      else if (action) runAction(action)
    }
    const { startEvent } = window.__awning
    window.__awning.startEvent = undefined
    if (startEvent instanceof KeyboardEvent) onKey(startEvent)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [overlay, pages])

  return (
    <dialog
      ref={dialog}
      className="shortcuts"
      aria-label={t.shortcuts}
      onClose={() => overlay(dialog, undefined)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      {timesOpened > 0 && (
        <div>
          <h2>{t.shortcuts}</h2>
          <button type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
          <dl>
            {actionShortcuts.map(({ keys, action }) => (
              <Row key={keys} keys={keys} label={t.actions[action]} />
            ))}
            {pages.map(({ keys, label }) => (
              <Row key={keys} keys={keys} label={label} />
            ))}
          </dl>
          <label>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => setShortcutsOn(target.checked)}
            />{' '}
            {t.shortcutsOn}
          </label>
        </div>
      )}
    </dialog>
  )
}

function Row({ keys, label }: Omit<PageShortcut, 'href'>): ReactNode {
  return (
    <div>
      <dt>
        {keys.split(' ').map((key, index) => (
          <kbd key={index}>{key}</kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  )
}

/** Shortcuts are off in form fields and in labs, which may have their own keys. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [data-lab]') !== null)
  )
}

/** Every action except scrolling is a click on an element of the page. */
function runAction(action: Exclude<ShortcutAction, 'help'>): void {
  switch (action) {
    case 'top':
      return scrollTo({ top: 0 })
    case 'theme':
    case 'search':
      return click(`[data-do=${action}]`)
    case 'next':
      return click('main a[rel=next]')
    case 'previous':
      return click('main a[rel=prev]')
  }
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

/** Clicks on a temporary link, so that the router handles it like any other. */
function follow(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}
