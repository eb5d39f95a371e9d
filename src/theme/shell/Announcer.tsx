'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useView } from '../../browser/view.ts'

/** Tells a screen reader the title of the page it has come to; silent on the first. */
export function Announcer(): ReactNode {
  const { path } = useView()
  const [first] = useState(path)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (path !== first || title !== '') setTitle(document.title)
  }, [path])
  return (
    <div role="status" className="visually-hidden">
      {title}
    </div>
  )
}
