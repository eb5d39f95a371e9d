'use client'

import { useRef, type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { PopoverButton } from '../menu/PopoverButton.tsx'

interface Props {
  readonly id: string
  readonly label: string
  readonly className?: string | undefined
  /** Content of the button. */
  readonly shown: ReactNode
  readonly children: ReactNode
}

/** A button with a list. A click opens it natively; it also opens on hover, and closes when the focus leaves it. */
export function Dropdown({ id, label, className, shown, children }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const isOpen = () => list.current?.matches(':popover-open') === true
  const onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !isOpen()) list.current?.showPopover()
  }
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') list.current?.hidePopover()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      list.current?.hidePopover()
  }
  // Without this, a click would close the list that hovering has just opened.
  const onClick = (event: MouseEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button') !== null
    const { nativeEvent } = event
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse'
    if (isButton && isMouse && isOpen()) event.preventDefault()
  }
  return (
    <div
      className={className}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onBlur={onBlur}
      onClickCapture={onClick}
    >
      <PopoverButton target={id} label={label} hasPopup>
        {shown}
      </PopoverButton>
      <div ref={list} id={id} popover="auto">
        {children}
      </div>
    </div>
  )
}
