import { useEffect, type RefObject } from 'react'

/**
 * Ends the dialog above an on-screen keyboard. Most phones lay the keyboard over the page, whose height does not change,
 * so the last results would be behind it and the reader could not scroll to them.
 */
export function useKeyboardRoom(field: RefObject<HTMLInputElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = field.current?.closest('dialog')
    const visible = window.visualViewport
    if (!isOpen || !dialog || !visible) return undefined
    const fit = () => {
      // A page that is zoomed in is also visible in part only.
      const isZoomed = visible.scale > 1.01
      const isCovered = !isZoomed && visible.height < document.documentElement.clientHeight - 1
      const room = visible.offsetTop + visible.height - dialog.getBoundingClientRect().top
      dialog.style.maxBlockSize = isCovered ? `${room}px` : ''
    }
    fit()
    visible.addEventListener('resize', fit)
    visible.addEventListener('scroll', fit)
    return () => {
      visible.removeEventListener('resize', fit)
      visible.removeEventListener('scroll', fit)
      dialog.style.maxBlockSize = ''
    }
  }, [field, isOpen])
}
