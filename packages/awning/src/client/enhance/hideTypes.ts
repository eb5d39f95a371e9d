/**
 * Escape hides the type that is shown, because it covers other code. It is shown again when the pointer and the
 * focus have left its name. Returns a function that stops it.
 */
export function hideTypesOnEscape(): () => void {
  const stop = new AbortController()
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    for (const name of document.querySelectorAll<HTMLElement>('.typed:is(:hover, :focus)'))
      hideUntilLeft(name)
  }
  addEventListener('keydown', onKey, { signal: stop.signal })
  return () => stop.abort()
}

function hideUntilLeft(name: HTMLElement): void {
  const left = new AbortController()
  const show = () => {
    if (name.matches(':hover, :focus')) return
    delete name.dataset['hidden']
    left.abort()
  }
  name.dataset['hidden'] = ''
  for (const event of ['pointerleave', 'blur'])
    name.addEventListener(event, show, { signal: left.signal })
}
