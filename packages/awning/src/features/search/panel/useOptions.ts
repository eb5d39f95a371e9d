import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * The active option, which Enter opens: the first one, until the reader moves. The focus stays in the
 * field, whose `aria-activedescendant` names the active option.
 */
export function useOptions(
  field: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
  /** Ids of the options, from top to bottom. */
  options: readonly string[],
  typed: string,
  /** False while the options still belong to what was typed before. */
  isCurrent: boolean,
): { readonly active: string | undefined; readonly point: (id: string) => void } {
  const [pointed, setPointed] = useState({ typed, id: '' })
  const entered = useRef<string>(undefined)
  const isPointed = pointed.typed === typed && options.includes(pointed.id)
  const active = isPointed ? pointed.id : options[0]

  useEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(active !== undefined))
    if (active === undefined) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', active)
  }, [field, active])

  useEffect(() => {
    const input = field.current
    if (!input || !isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      // Keys that choose a character in an input method are not for the list.
      if (event.isComposing) return
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (move === undefined && event.key !== 'Enter') return
      event.preventDefault()
      if (!isCurrent && move === undefined) entered.current = typed
      if (!isCurrent || active === undefined) return
      if (move === undefined) return click(active, event)
      const at = options.indexOf(active) + move
      const next = options[(at + options.length) % options.length] ?? active
      setPointed({ typed, id: next })
      reveal(next)
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [field, isOpen, active, options, typed, isCurrent])

  // Enter was pressed before the results arrived: the best result is opened now.
  useEffect(() => {
    if (!isOpen || active === undefined || !isCurrent || entered.current !== typed) return
    entered.current = undefined
    click(active, {})
  }, [isOpen, active, typed, isCurrent])

  return { active, point: (id) => setPointed({ typed, id }) }
}

/** Scrolls the option into view and prefetches its page, as a pointer over it would. */
function reveal(id: string): void {
  const option = document.getElementById(id)
  option?.scrollIntoView({ block: 'nearest' })
  if (option instanceof HTMLAnchorElement) window.__awning.prefetch(option)
}

/** Clicks with the modifier keys that are held, so that Ctrl or Cmd opens a new tab as for any link. */
function click(id: string, modifiers: MouseEventInit): void {
  const { ctrlKey = false, metaKey = false, shiftKey = false } = modifiers
  const init = { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', init))
}
