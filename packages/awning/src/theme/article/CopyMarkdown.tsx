'use client'

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { copyText } from '../../client/copyText.ts'
import { useView } from '../../client/view.ts'
import { hrefBelow } from '../../config/address.ts'
import { markdownPath } from '../../config/markdownPath.ts'
import { useSiteFacts } from '../shell/siteFacts.ts'

/** How long the confirmation is shown, in milliseconds. */
const confirmationTime = 2000

/**
 * A link to the page's Markdown; for an untranslated text, to that of its own locale. Where the app runs, a click copies
 * the Markdown instead.
 */
export function CopyMarkdown(): ReactNode {
  const { copy: t, head: site } = useSiteFacts()
  const { path, head } = useView()
  const href = hrefBelow(head.textRoot ?? site.root, markdownPath(path))
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')

  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('ready'), confirmationTime)
    return () => clearTimeout(timer)
  }, [state])

  function onClick(event: MouseEvent): void {
    // Clicks with a modifier key open a tab or start a download, as for any link.
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
  if (!response.ok) throw new Error(`${href} has status ${response.status}`)
  return response.text()
}
