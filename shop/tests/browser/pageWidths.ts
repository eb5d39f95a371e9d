import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shopRoot } from '../shopRoot.ts'

/** The narrowest and a usual one. */
export const phoneWidths = [320, 390]

/** The address of every page of the build, not-found pages included. */
const pages = readdirSync(join(shopRoot, 'dist'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])(?:index|404)\.html$/.test(file))
  .map((file) => encodeURI(`/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`))

export const pagesByLanguage = {
  Chinese: pages.filter((address) => !address.startsWith('/en/')),
  English: pages.filter((address) => address.startsWith('/en/')),
}

/**
 * The pages that are wider than a window of these widths. Runs in the browser, on any page of the site that allows it,
 * in a frame: a script can resize that and measure at once, while to resize the window takes far longer.
 */
export async function findWidePages(addresses: string[], widths: number[]): Promise<string[]> {
  const frame = document.createElement('iframe')
  // Scripts stay off, because boot would prefetch every link in view.
  frame.sandbox.add('allow-same-origin')
  document.body.append(frame)
  const found: string[] = []
  for (const address of addresses) {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true })
      frame.src = address
    })
    const root = frame.contentDocument?.documentElement
    if (!root?.querySelector('main')) throw new Error(`${address} is not a page`)
    // What boot does to show the controls that need scripts, such as the search button.
    root.dataset['theme'] = 'light'
    // The next page loads at the width that this one ends with: one layout less.
    widths.reverse()
    for (const width of widths) {
      frame.width = String(width)
      if (root.scrollWidth > width)
        found.push(`${decodeURI(address)} is ${root.scrollWidth} px wide at ${width} px`)
    }
  }
  frame.remove()
  return found
}
