import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'

/** What a reader would see go wrong, where a page can measure it. */

test('lines of Chinese are as wide as the text, and no space moves characters in WebKit', async ({
  tab,
}) => {
  await tab.open('/docs/frontend/javascript/data-type/number')
  const { widths, autospace } = await tab.run(() => {
    const lineWidths = (paragraph: Element) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = new Map<number, { left: number; right: number }>()
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2
        const key = [...lines.keys()].find((at) => Math.abs(at - middle) < 8) ?? middle
        const line = lines.get(key) ?? { left, right }
        lines.set(key, { left: Math.min(line.left, left), right: Math.max(line.right, right) })
      }
      // The last line ends where the text ends.
      return [...lines.values()].slice(0, -1).map(({ left, right }) => right - left)
    }
    const paragraphs = Array.from(document.querySelectorAll('article p')).filter(
      ({ clientWidth }) => clientWidth > 500,
    )
    return {
      widths: paragraphs.flatMap((paragraph) =>
        lineWidths(paragraph).map((width) => width / paragraph.clientWidth),
      ),
      autospace: getComputedStyle(document.body).getPropertyValue('text-autospace'),
    }
  })
  expect(widths.length).toBeGreaterThan(20)
  const average = widths.reduce((sum, width) => sum + width, 0) / widths.length
  expect(average).toBeGreaterThan(0.94)
  // WebKit moves a character onto the next one, which no box tells of. Firefox 140 has no such property.
  if (tab.engine === 'chromium') expect(autospace).toBe('normal')
  if (tab.engine === 'webkit') expect(autospace).toBe('no-autospace')
})

test('the map has nothing that WebKit would put in the wrong place, and circles that tell what is chosen', async ({
  tab,
}) => {
  await tab.open('/docs')
  const { boxes, circles } = await tab.run(() => ({
    // WebKit paints HTML that has a transform, or whose group has one, elsewhere than its boxes say.
    boxes: Array.from(document.querySelectorAll('svg foreignObject a'), (link) => [
      getComputedStyle(link).scale,
      link.closest('[transform]') !== null,
    ]),
    circles: Array.from(
      document.querySelectorAll<HTMLInputElement>('[name=reading-path]'),
      (input) => {
        const { appearance, borderTopWidth } = getComputedStyle(input)
        return [appearance, parseFloat(borderTopWidth) > 2 === input.checked]
      },
    ),
  }))
  expect(boxes.length).toBeGreaterThan(20)
  for (const box of boxes) expect(box).toEqual(['none', false])
  expect(circles.length).toBeGreaterThan(2)
  for (const circle of circles) expect(circle).toEqual(['none', true])
})

test('a spine has room for the last character, which is lower than its box in WebKit', async ({
  tab,
}) => {
  await tab.open('/')
  const rooms = await tab.run(() =>
    Array.from(document.querySelectorAll('a > b'), (name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return name.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom
    }),
  )
  expect(rooms.length).toBeGreaterThan(20)
  expect(Math.min(...rooms)).toBeGreaterThan(2)
})
