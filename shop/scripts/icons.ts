import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/ensureBrowser.mjs'

/**
 * Renders the site's icons from `public/favicon.svg`. After a change to that file, run this
 * (`npm run icons`) and commit what it writes.
 */
const svg = readFileSync('public/favicon.svg', 'utf8')
const background = /<rect[^>]* fill="([^"]+)"/.exec(svg)?.[1]
if (!background) throw new Error('public/favicon.svg has no background: no <rect> with a fill')

/** Without rounded corners, and with the picture inside the safe zone of maskable icons: four fifths of the width. */
const filled = svg
  .replace(/<rect[^>]*>/, `<rect x="-8" y="-8" width="80" height="80" fill="${background}"/>`)
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  const render = async (source: string, size: number) => {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${source}`,
    )
    return page.screenshot({ omitBackground: true })
  }
  for (const size of [192, 512]) {
    writeFileSync(`public/icon-${size}.png`, await render(svg, size))
    writeFileSync(`public/icon-maskable-${size}.png`, await render(filled, size))
  }
  // The device rounds the corners, and shows transparent parts in black.
  writeFileSync('public/apple-touch-icon.png', await render(filled, 180))
  writeFileSync('public/favicon.ico', icon(await render(svg, 32), 32))
} finally {
  await browser.close()
}

/** An .ico file is a directory followed by pictures; this one has a single PNG. */
function icon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
