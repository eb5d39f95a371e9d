/**
 * Marks code blocks with lines too long for their box, now and whenever the box changes its size: with
 * the window, when lines are wrapped, when what it is hidden in opens. Gives the way to stop.
 */
export function watchCodeOverflow(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      target.parentElement?.toggleAttribute(
        'data-overflows',
        target.scrollWidth > target.clientWidth,
      )
  })
  for (const box of root.querySelectorAll('.code > pre')) observer.observe(box)
  return () => observer.disconnect()
}
