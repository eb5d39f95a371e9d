import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'
import { shopRoot } from '../shopRoot.ts'
import { expect, test } from './shop.ts'

/** Its own text says that it scrolls. */
const scrolling = { page: '/docs/frontend/css/layout', example: 14 }

const dist = join(shopRoot, 'dist')
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .filter((file) => readFileSync(join(dist, file), 'utf8').includes('data-example'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)

for (const path of pages)
  test(
    `${path}: the results of its examples are as high as they say`,
    slow,
    async ({ page, allow }) => {
      test.setTimeout(60_000)
      // Some examples show what fails.
      allow(/./)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await page.evaluate(() => {
        for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-example]'))
          frame.loading = 'eager'
      })
      // Frameworks compile an example before they show it.
      await page.waitForLoadState('networkidle')
      const cut: string[] = []
      for (const [index, element] of (await page.$$('iframe[data-example]')).entries()) {
        const frame = await element.contentFrame()
        const shown = frame?.childFrames()[0] ?? frame
        const isScrolling = path.endsWith(scrolling.page) && index + 1 === scrolling.example
        if (!shown || isScrolling || (await element.getAttribute('height')) === '0') continue
        const { needed, height } = await shown.evaluate(() => ({
          needed: document.documentElement.scrollHeight,
          height: document.documentElement.clientHeight,
        }))
        // Fonts of other systems are a little larger or smaller.
        if (needed > height + 8)
          cut.push(`example ${index + 1} needs ${needed} px in place of ${height}`)
      }
      expect(cut).toEqual([])
    },
  )
