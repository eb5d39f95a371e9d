/** Repeats clicks on controls from before React handled them. */
export function replayClicks(controls: readonly HTMLElement[]): void {
  for (const control of controls) if (control.isConnected && !isDone(control)) control.click()
}

/** A reader who presses Search several times while nothing happens wants it open, and a second click would close it. */
function isDone({ ariaHasPopup }: HTMLElement): boolean {
  return ariaHasPopup === 'dialog' && document.querySelector('dialog[open]') !== null
}
