'use client'

import { useEffect, type ReactNode } from 'react'
import { useRouter } from '../../client/routerContext.ts'

/**
 * Adds to the menu what a native popover lacks: Back closes it, and so do following a link and widening the
 * window; while it is open, everything behind it is inert.
 */
export function MenuBehaviour(): ReactNode {
  const { overlay } = useRouter()
  useEffect(() => {
    const menu = document.getElementById('Menu')
    if (!menu) return undefined
    const close = () => menu.hidePopover()
    const isOpen = () => menu.matches(':popover-open')
    const sync = () => {
      overlay(menu, isOpen() ? close : undefined)
      setBackgroundInert(isOpen())
      if (!isOpen()) delete menu.dataset['panel']
    }
    // The browser restores the focus while it hides the menu, so the button must not be inert by then.
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') setBackgroundInert(false)
    }
    const onToggle = () => {
      sync()
      if (!isOpen() && document.activeElement === document.body) focusOpener()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      if (target.closest('a')) close()
      // Its button, which had the focus, slides away.
      if (target.closest('[data-do=panel]'))
        menu.querySelector<HTMLElement>('nav a')?.focus({ preventScroll: true })
    }
    const wide = matchMedia('(min-width: 62.3em)')
    sync()
    menu.addEventListener('beforetoggle', onBeforeToggle)
    menu.addEventListener('toggle', onToggle)
    menu.addEventListener('click', onClick)
    wide.addEventListener('change', close)
    return () => {
      menu.removeEventListener('beforetoggle', onBeforeToggle)
      menu.removeEventListener('toggle', onToggle)
      menu.removeEventListener('click', onClick)
      wide.removeEventListener('change', close)
    }
  }, [overlay])
  return null
}

function setBackgroundInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behind]'))
    element.inert = isInert
}

/** A click next to the menu closes it without a new focus, so the button that opened it gets the focus. */
function focusOpener(): void {
  document.querySelector<HTMLElement>('[popovertarget=Menu]')?.focus({ preventScroll: true })
}
