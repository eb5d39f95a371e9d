'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'

/** Tells a screen reader the title of the page it has come to; silent on the first. */
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
