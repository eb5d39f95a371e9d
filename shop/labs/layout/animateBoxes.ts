import type { Box } from './measure.ts'

const duration = 250

/** Lets boxes move and grow from where they were to where they are, unless the reader prefers less motion. */
export function animateBoxes(
  elements: HTMLCollection,
  before: readonly Box[],
  after: readonly Box[],
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const [index, to] of after.entries()) {
    const from = before[index]
    const element = elements[index]
    if (!from || !element || to.width === 0 || to.height === 0) continue
    const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
    const scale = `scale(${from.width / to.width}, ${from.height / to.height})`
    if (shift === 'translate(0px, 0px)' && scale === 'scale(1, 1)') continue
    element.animate(
      [
        { transformOrigin: '0 0', transform: `${shift} ${scale}` },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration, easing: 'ease-out' },
    )
  }
}
