import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * The option that Enter would take: the first one, until the reader moves on. The keyboard stays in
 * the field, which says which option is the active one.
 */
export function useOptions(
  field: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
  /** Ids of the options, from top to bottom. */
  options: readonly string[],
  typed: string,
  /** False while they are those of what was typed before. */
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
      // Keys that choose among the characters of an input method are not ours.
      if (event.isComposing) return
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (move === undefined && event.key !== 'Enter') return
      event.preventDefault()
      if (!isCurrent && move === undefined) entered.current = typed
      if (!isCurrent || active === undefined) return
      if (move === undefined) return press(active, event)
      const at = options.indexOf(active) + move
      const next = options[(at + options.length) % options.length] ?? active
      setPointed({ typed, id: next })
      show(next)
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [field, isOpen, active, options, typed, isCurrent])

  // Enter was quicker than the answer: the best of it is what was meant.
  useEffect(() => {
    if (!isOpen || active === undefined || !isCurrent || entered.current !== typed) return
    entered.current = undefined
    press(active, {})
  }, [isOpen, active, typed, isCurrent])

  return { active, point: (id) => setPointed({ typed, id }) }
}

/** Where the reader may go next is fetched ahead, as under a pointer. */
function show(id: string): void {
  const option = document.getElementById(id)
  option?.scrollIntoView({ block: 'nearest' })
  if (option instanceof HTMLAnchorElement) window.__awning.prefetch(option)
}

/** With Ctrl or Cmd a new tab, as with any link. */
function press(id: string, held: MouseEventInit): void {
  const { ctrlKey = false, metaKey = false, shiftKey = false } = held
  const init = { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', init))
}
