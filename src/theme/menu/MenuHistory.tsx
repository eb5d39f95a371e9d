'use client'

import { useEffect, type ReactNode } from 'react'
import { useRouter } from '../../browser/routerContext.ts'

/** What the platform's popover does not know: Back closes the menu, and so does choosing a link. */
export function MenuHistory(): ReactNode {
  const { overlay } = useRouter()
  useEffect(() => {
    const menu = document.getElementById('menu')
    if (!menu) return undefined
    const close = () => menu.hidePopover()
    const sync = () => overlay(menu.matches(':popover-open') ? close : undefined)
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    sync()
    menu.addEventListener('toggle', sync)
    menu.addEventListener('click', onClick)
    return () => {
      menu.removeEventListener('toggle', sync)
      menu.removeEventListener('click', onClick)
    }
  }, [overlay])
  return null
}
