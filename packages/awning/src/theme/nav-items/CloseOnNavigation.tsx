'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'

/** Closes a popover when one of its links is followed, and when another page is shown by other means, such as Back. */
export function CloseOnNavigation({ target }: { target: string }): ReactNode {
  const { path } = useView()
  const shown = useRef(path)
  useEffect(() => {
    // A list that the reader has opened before the app ran stays open.
    if (shown.current !== path) document.getElementById(target)?.hidePopover()
    shown.current = path
  }, [target, path])
  useEffect(() => {
    const list = document.getElementById(target)
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) list?.hidePopover()
    }
    list?.addEventListener('click', onClick)
    return () => list?.removeEventListener('click', onClick)
  }, [target])
  return null
}
