'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'

/** Reports each page that the app shows, once its title is in the document. The first one was reported when it loaded. */
export function PageViews(): ReactNode {
  const { path } = useView()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.__awning.pageView?.()
  }, [path])
  return null
}
