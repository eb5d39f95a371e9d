'use client'

import { useEffect, useState, type ReactNode } from 'react'

interface Props {
  readonly target: string
  readonly label: string
  readonly className?: string | undefined
  readonly hasPopup?: boolean
  readonly children: ReactNode
}

/** A button that opens and closes a popover natively; React only adds `aria-expanded`. */
export function PopoverButton({ target, label, className, hasPopup, children }: Props): ReactNode {
  // Undefined until the app runs: before that, the browser itself reports the state of the popover.
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
