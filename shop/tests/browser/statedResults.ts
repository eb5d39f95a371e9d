/** A result that is not where a reader sees it, or a page that is too wide. */
export interface HiddenResults {
  /** How many results there are. */
  readonly count: number
  readonly hidden: readonly string[]
}

/**
 * Looks for stated results (`f(2) // → 3`) outside of a window of this width, before and after the code is scrolled to its end.
 * Runs in the browser, on any page of the site that allows it, in a frame.
 */
export async function findHiddenResults(
  addresses: string[],
  width: number,
): Promise<HiddenResults> {
  const frame = document.createElement('iframe')
  // Scripts stay off: results must be in view without them.
  frame.sandbox.add('allow-same-origin')
  frame.width = String(width)
  document.body.append(frame)
  const hidden: string[] = []
  let count = 0
  for (const address of addresses) {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true })
      frame.src = address
    })
    const page = frame.contentDocument
    if (!page?.querySelector('main')) throw new Error(`${address} is not a page`)
    // Nothing is measured in what is closed.
    for (const details of page.querySelectorAll('main details')) details.setAttribute('open', '')
    if (page.documentElement.scrollWidth > width) hidden.push(`${address} scrolls sideways`)
    const results = [...page.querySelectorAll('.result')]
    count += results.length
    for (const end of [0, 1]) {
      for (const box of page.querySelectorAll('.code > pre')) box.scrollLeft = end * box.scrollWidth
      for (const result of results) {
        const { left, right } = result.getBoundingClientRect()
        const box = result.closest('pre')?.getBoundingClientRect()
        if (!box || left < box.left || right > Math.min(box.right, width))
          hidden.push(`${address} ${result.textContent}: ${left} to ${right}`)
      }
    }
  }
  frame.remove()
  return { count, hidden }
}
