'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { readStored, removeStored, writeStored } from '../../client/storage.ts'
import { parseMessage } from './giscusMessage.ts'
import { giscusOrigin } from './giscusOrigin.ts'

interface Props {
  readonly title: string
  readonly lang: string
  readonly params: Readonly<Record<string, string>>
  /** The themes of giscus for both colour modes. */
  readonly theme: { readonly light: string; readonly dark: string }
  readonly className: string
  /** Shown until the comments are there. */
  readonly children: ReactNode
}

/** The key that the script of giscus uses, so that readers stay signed in when a site moves here. */
const sessionKey = 'giscus-session'

/**
 * The frame of giscus. It is made here and not by the script of giscus, so that no foreign script and no foreign style
 * sheet is part of the page, and the content security policy allows one frame and nothing else.
 */
export function GiscusFrame({ title, lang, params, theme, className, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [src, setSrc] = useState<string>()
  const [hasLoaded, setHasLoaded] = useState(false)

  useEffect(() => {
    const currentTheme = () =>
      document.documentElement.dataset['theme'] === 'dark' ? theme.dark : theme.light
    const load = () => {
      const { href, session } = takeSession()
      const query = new URLSearchParams({ ...params, origin: href, session, theme: currentTheme() })
      setSrc(`${giscusOrigin}/${lang}/widget?${query}`)
    }
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        load()
      },
      { rootMargin: '600px' },
    )
    if (place.current) near.observe(place.current)
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin !== giscusOrigin) return
      const { height, isSignedOut } = parseMessage(data)
      if (height !== undefined && frame.current) {
        frame.current.style.blockSize = `${height}px`
        setHasLoaded(true)
      }
      if (!isSignedOut || readStored(sessionKey) === undefined) return
      removeStored(sessionKey)
      load()
    }
    const modes = new MutationObserver(() =>
      frame.current?.contentWindow?.postMessage(
        { giscus: { setConfig: { theme: currentTheme() } } },
        giscusOrigin,
      ),
    )
    modes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    addEventListener('message', onMessage)
    return () => {
      near.disconnect()
      modes.disconnect()
      removeEventListener('message', onMessage)
    }
  }, [params, lang, theme])

  return (
    <div ref={place}>
      {/* The frame has no height until giscus gives it one, because browsers show an error page in a frame that cannot load. */}
      {!hasLoaded && children}
      {src !== undefined && (
        // Another origin is separated anyway, and a sandbox would take away what signing in needs.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          ref={frame}
          className={className}
          title={title}
          src={src}
          allow="clipboard-write"
          inert={!hasLoaded}
        />
      )}
    </div>
  )
}

/** GitHub sends readers back with their session in the address, from where it goes into storage. */
function takeSession(): { href: string; session: string } {
  const url = new URL(location.href)
  const given = url.searchParams.get('giscus')
  url.searchParams.delete('giscus')
  if (given) {
    writeStored(sessionKey, JSON.stringify(given))
    history.replaceState(history.state, '', url)
  }
  url.hash = ''
  return { href: url.href, session: given ?? storedSession() }
}

function storedSession(): string {
  try {
    const session: unknown = JSON.parse(readStored(sessionKey) ?? '""')
    return typeof session === 'string' ? session : ''
  } catch {
    return ''
  }
}
