'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'

/** Announces the title of a new page to screen readers, which announce the first page themselves. */
export function Announcer(): ReactNode {
  const { path } = useView()
  const shown = useRef(path)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (path === shown.current || !region.current) return
    shown.current = path
    region.current.textContent = document.title
  }, [path])
  return <div ref={region} role="status" className="visually-hidden" />
}
