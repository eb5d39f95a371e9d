'use client'

import { useEffect, type ReactNode } from 'react'
import { useRouter } from '../../client/routerContext.ts'

/**
 * What a native popover does not do by itself: Back closes the menu, and so do choosing a link and a
 * window that grows out of it; while it is open, nothing behind it can be reached.
 */
export function MenuBehaviour(): ReactNode {
  const { overlay } = useRouter()
  useEffect(() => {
    const menu = document.getElementById('menu')
    if (!menu) return undefined
    const close = () => menu.hidePopover()
    const isOpen = () => menu.matches(':popover-open')
    const sync = () => {
      overlay(isOpen() ? close : undefined)
      cover(isOpen())
      if (!isOpen()) delete menu.dataset['panel']
    }
    // The browser gives the focus back while it hides the menu: by then its button must be in reach.
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') cover(false)
    }
    const onToggle = () => {
      sync()
      if (!isOpen() && document.activeElement === document.body) focusOpener()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    const wide = matchMedia('(min-width: 997px)')
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

/** Puts what is behind the menu out of reach, or back into it. */
function cover(isCovered: boolean): void {
  for (const behind of document.querySelectorAll<HTMLElement>('[data-behind]'))
    behind.inert = isCovered
}

/** A press beside the menu takes the focus nowhere; it belongs where the menu came from. */
function focusOpener(): void {
  document.querySelector<HTMLElement>('[popovertarget=menu]')?.focus({ preventScroll: true })
}
