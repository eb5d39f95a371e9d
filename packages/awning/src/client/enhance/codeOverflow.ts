/**
 * Marks code blocks whose lines are too long for their box, now and whenever the size of the box changes
 * (the window is resized, lines are wrapped, a collapsed section opens). Returns a function that stops it.
 */
export function watchCodeOverflow(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before any is marked, because marks change the layout, which the next measure would have to wait for.
    const boxes = entries.map(({ target }) => ({
      block: target.parentElement,
      overflows: target.scrollWidth > target.clientWidth,
    }))
    for (const { block, overflows } of boxes) block?.toggleAttribute('data-overflows', overflows)
  })
  for (const box of root.querySelectorAll('.code > pre')) observer.observe(box)
  return () => observer.disconnect()
}
