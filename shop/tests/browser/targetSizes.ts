/**
 * The links and controls of pages that a finger could miss, with their size, on a phone. Runs in the browser, on any page of
 * the site that allows it, in a frame without scripts, so it can use nothing of this file. Links in running text are as high
 * as its lines and are not meant.
 */
export async function findSmallTargets(
  addresses: string[],
  width: number,
  primary: string,
): Promise<string[]> {
  const smallest = 24
  const comfortable = 44
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-same-origin')
  frame.width = String(width)
  document.body.append(frame)

  const blockOf = (element: Element): Element => {
    let block = element
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement
    return block
  }
  /** Tables of a text are text, also where a cell is one link. */
  const isInText = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.closest('.prose table') !== null ||
      blockOf(element).textContent.trim() !== element.textContent.trim())
  /** A control in a label is pressed anywhere on the label, too. */
  const targetOf = (element: Element): Element => element.closest('label') ?? element
  const isHit = (target: Element, x: number, y: number): boolean => {
    const hit = frame.contentDocument?.elementFromPoint(x, y)
    return hit !== null && hit !== undefined && (target === hit || target.contains(hit))
  }
  /** Whether all of a cross in the middle, of this size, belongs to the target, with whatever extends it. */
  const isLarge = (target: Element, size: number): boolean => {
    const { left, top, width: wide, height: high } = target.getBoundingClientRect()
    // Browsers place boxes at fractions of a pixel.
    if (wide > size - 0.5 && high > size - 0.5) return true
    const [x, y, reach] = [left + wide / 2, top + high / 2, size / 2 - 0.5]
    return [-reach, reach].every(
      (by) =>
        (wide > size - 0.5 || isHit(target, x + by, y)) &&
        (high > size - 0.5 || isHit(target, x, y + by)),
    )
  }

  const found = new Set<string>()
  const measure = (page: Document) => {
    for (const element of page.querySelectorAll(
      'a[href], button, summary, input, select, textarea',
    )) {
      const target = targetOf(element)
      if (!target.checkVisibility({ visibilityProperty: true }) || isInText(element)) continue
      const { width: wide, height: high, right } = target.getBoundingClientRect()
      // Off the screen until it is focused.
      if (right <= 0 || element.matches('[href="#Main"]')) continue
      const wanted = element.matches(primary) ? comfortable : smallest
      if (isLarge(target, wanted) || isLarge(element, wanted)) continue
      const name = element.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 24)
      found.add(
        `${element.localName} “${name}” in ${element.closest('[class]')?.className} is ${Math.round(wide)}×${Math.round(high)}, not ${wanted}`,
      )
    }
  }
  for (const address of addresses) {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true })
      frame.src = address
    })
    const page = frame.contentDocument
    if (!page?.querySelector('main')) throw new Error(`${address} is not a page`)
    // What boot does to show the controls that need scripts, such as the search button.
    page.documentElement.dataset['theme'] = 'light'
    for (const details of page.querySelectorAll('details')) details.open = true
    // Only what is inside of the frame can be hit.
    frame.height = String(page.documentElement.scrollHeight)
    measure(page)
    const menu = page.getElementById('Menu')
    if (!menu) throw new Error(`${address} has no menu`)
    menu.showPopover()
    for (const animation of page.getAnimations()) animation.finish()
    measure(page)
    frame.height = '800'
  }
  frame.remove()
  return [...found]
}
