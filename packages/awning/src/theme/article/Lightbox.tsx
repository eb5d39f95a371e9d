'use client'

import {
  useEffect,
  useRef,
  useState,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
} from 'react'
import { adoptStyles } from '../../client/adoptStyles.ts'
import { useRouter } from '../../client/routerContext.ts'
import { useView } from '../../client/view.ts'
import { Icon } from '../icons/icons.tsx'
import css from './lightbox.css?inline'

interface Picture {
  readonly image: HTMLImageElement
  readonly sources: readonly HTMLSourceElement[]
  /** The focus returns to it when the dialog closes. */
  readonly link: HTMLElement
}

/** Shows a picture of the text as large as the window. Escape, Back, the button or a click next to it closes it. */
export function Lightbox({ label, close }: { label: string; close: string }): ReactNode {
  const { main } = useView()
  const { overlay } = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [picture, setPicture] = useState<Picture>()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const found = pictureAt(event)
      if (!found) return
      event.preventDefault()
      setPicture(found)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [])

  useEffect(() => {
    if (!picture) return
    adoptStyles(css)
    dialog.current?.showModal()
    overlay(dialog, () => dialog.current?.close())
  }, [picture, overlay])

  // The dialog closes when another page is shown.
  useEffect(() => () => dialog.current?.close(), [main])

  function onClose(): void {
    overlay(dialog, undefined)
    picture?.link.focus()
    setPicture(undefined)
  }

  function onClick({ target }: ReactMouseEvent): void {
    if (!(target instanceof HTMLImageElement)) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={label}
      onClose={onClose}
      onClick={onClick}
    >
      <button type="button" aria-label={close}>
        <Icon name="close" />
      </button>
      {picture && (
        <picture>
          {picture.sources.map(({ type, srcset }) => (
            <source
              key={type}
              type={type}
              srcSet={srcset}
              sizes={`min(100vw, ${picture.image.getAttribute('width')}px)`}
            />
          ))}
          <img src={picture.image.src} alt={picture.image.alt} />
        </picture>
      )}
    </dialog>
  )
}

/** Clicks with a modifier key open a tab or start a download, as for any link. */
function pictureAt(event: MouseEvent): Picture | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.picture > a') : null
  const image = link?.querySelector('img')
  return link && image ? { link, image, sources: [...link.querySelectorAll('source')] } : undefined
}
