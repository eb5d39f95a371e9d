'use client'

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { copyText } from '../../client/copyText.ts'
import { useFrame } from '../shell/frame.ts'

/** How long it says that it is done. */
const shown = 2000

/** A link to the page's Markdown, at `href`, that, where the app runs, copies it in place. */
export function CopyMarkdown({ href }: { href: string }): ReactNode {
  const { copy: t } = useFrame()
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')

  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('ready'), shown)
    return () => clearTimeout(timer)
  }, [state])

  function onClick(event: MouseEvent): void {
    // With a modifier the reader asks for a tab or a download, as of any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    copyText(fetchText(href)).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }

  return (
    <span data-chrome="">
      <a href={href} type="text/markdown" target="_blank" onClick={onClick}>
        {t.copy}
      </a>{' '}
      <span role="status" data-failed={state === 'failed' ? '' : undefined}>
        {state === 'copied' && t.copied}
        {state === 'failed' && t.copyFailed}
      </span>
    </span>
  )
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response.text()
}
