import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBuild } from './openBuild.ts'
import { shotName, shotsIndex, type Shot } from './shotsIndex.ts'

/** One page of each kind, by the name in its screenshots. */
const pages = {
  home: '',
  docs: 'docs',
  doc: 'docs/frontend/css/layout',
  blog: 'blog',
  post: 'blog/welcome',
  tags: 'blog/tags',
  archive: 'blog/archive',
  games: 'game',
  game: 'game/warmsnow',
  'not-found': 'nothing-is-here',
}
const widths = [390, 996, 1440]
const modes = ['light', 'dark'] as const

const folder = join(import.meta.dirname, '..', 'shots')

await openBuild(async ({ browser, url }) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shots: Shot[] = []
  for (const mode of modes) {
    const { origin } = new URL(url)
    const theme = { origin, localStorage: [{ name: 'theme', value: mode }] }
    const context = await browser.newContext({
      locale: 'zh-CN',
      storageState: { cookies: [], origins: [theme] },
    })
    const page = await context.newPage()
    for (const [index, [name, path]] of Object.entries(pages).entries()) {
      const response = await page.goto(url + path)
      const expected = name === 'not-found' ? 404 : 200
      if (response?.status() !== expected) {
        throw new Error(`/${path} responds with ${response?.status()}, not ${expected}.`)
      }
      for (const width of widths) {
        const shot: Shot = { number: index + 1, name, path, width, mode }
        await page.setViewportSize({ width, height: 900 })
        await loadPictures(page)
        const file = join(folder, shotName(shot))
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
        shots.push(shot)
      }
    }
    await context.close()
  }
  writeFileSync(join(folder, 'index.html'), shotsIndex(shots))
  console.log(`${shots.length} screenshots: shots/index.html shows them side by side.`)
})

/** Loads lazy images, which would be missing from a screenshot of the whole page. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
}
