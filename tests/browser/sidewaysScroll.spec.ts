import { readdirSync } from 'node:fs'
import { expect, test } from './shop.ts'

const widths = [320, 360, 390]

/** The address of every page of the build, in all languages. */
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])index\.html$/.test(file))
  .map((file) => encodeURI(`/${file.replaceAll('\\', '/').slice(0, -'index.html'.length)}`))

test('no page scrolls sideways on a phone', async ({ page, allow }) => {
  test.slow()
  allow(/is sandboxed/)
  expect(pages.length).toBeGreaterThan(100)
  // A script can resize a frame and measure it at once; to resize the window takes far longer.
  await page.goto('/robots.txt')
  const wide = await page.evaluate(
    async ({ pages, widths }) => {
      const frame = document.createElement('iframe')
      // Scripts stay off, because boot would prefetch every link in view.
      frame.sandbox.add('allow-same-origin')
      document.body.append(frame)
      const found: string[] = []
      for (const address of pages) {
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true })
          frame.src = address
        })
        const root = frame.contentDocument?.documentElement
        if (!root?.querySelector('main')) throw new Error(`${address} is not a page`)
        // What boot does to show the controls that need scripts, such as the search button.
        root.dataset['theme'] = 'light'
        for (const width of widths) {
          frame.width = String(width)
          if (root.scrollWidth > width)
            found.push(`${decodeURI(address)} is ${root.scrollWidth} px wide at ${width} px`)
        }
      }
      return found
    },
    { pages, widths },
  )
  expect(wide).toEqual([])
})
