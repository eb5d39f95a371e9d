/**
 * Marks code blocks whose lines are too long for their box, now and whenever the size of the box changes
 * (the window is resized, lines are wrapped, a collapsed section opens). Returns a function that stops it.
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
