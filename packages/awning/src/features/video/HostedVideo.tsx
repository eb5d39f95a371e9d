import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  readonly title: string
  /** Address of the frame. */
  readonly player: string
  /** The name of the button. */
  readonly play: string
  /** The poster. */
  readonly children: ReactNode
}

/** A video of another site, from which nothing is loaded before the reader plays it. */
export function HostedVideo({ title, player, play, children }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  // The button is gone, so the focus moves to what has taken its place.
  useEffect(() => {
    if (isPlaying) frame.current?.focus()
  }, [isPlaying])

  if (isPlaying)
    return (
      <iframe
        ref={frame}
        src={player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // The player is of another origin, whose storage it needs. It cannot lead the reader away from the page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
      />
    )
  return (
    <>
      {children}
      <button type="button" aria-label={play} data-script="" onClick={() => setIsPlaying(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5z" />
        </svg>
      </button>
    </>
  )
}
