'use client'

import { useEffect, useState, type ReactNode } from 'react'

interface Props {
  readonly target: string
  readonly label: string
  readonly className?: string | undefined
  readonly hasPopup?: boolean
  readonly children: ReactNode
}

/** Opens and closes a popover, natively; React only says whether it is open. */
export function PopoverButton({ target, label, className, hasPopup, children }: Props): ReactNode {
  // Unsaid until the app knows: before it the browser itself tells whether the popover is open.
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const popover = document.getElementById(target)
    const sync = () => setOpen(popover?.matches(':popover-open') === true)
    sync()
    popover?.addEventListener('toggle', sync)
    return () => popover?.removeEventListener('toggle', sync)
  }, [target])
  return (
    <button
      className={className}
      type="button"
      popoverTarget={target}
      aria-expanded={isOpen}
      aria-haspopup={hasPopup}
      aria-label={label}
    >
      {children}
    </button>
  )
}
