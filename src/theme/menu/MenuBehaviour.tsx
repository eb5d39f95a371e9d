'use client'

import { useEffect, type ReactNode } from 'react'
import { useRouter } from '../../browser/routerContext.ts'

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
    const sync = () => {
      const isOpen = menu.matches(':popover-open')
      overlay(isOpen ? close : undefined)
      for (const behind of document.querySelectorAll<HTMLElement>('[data-behind]'))
        behind.inert = isOpen
      if (!isOpen) delete menu.dataset['panel']
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    const wide = matchMedia('(min-width: 997px)')
    sync()
    menu.addEventListener('toggle', sync)
    menu.addEventListener('click', onClick)
    wide.addEventListener('change', close)
    return () => {
      menu.removeEventListener('toggle', sync)
      menu.removeEventListener('click', onClick)
      wide.removeEventListener('change', close)
    }
  }, [overlay])
  return null
}
