import type { Page } from '@playwright/test'
import { expect, open, sharedTest as test } from './browserTest.ts'
import { active, bring } from './activeEntry.ts'
import { contents, title } from './landmarks.ts'
import { layout, serveReaderSite } from './readerSite.ts'
import { expectScrollTop, scrollDown } from './scroll.ts'

const at = serveReaderSite()
const wide = { width: 1280, height: 800 }

/** Ids of the listed headings, in order. */
function listed(page: Page): Promise<string[]> {
  return contents(page)
    .first()
    .evaluate((column) =>
      Array.from(column.querySelectorAll('a'), ({ hash }) => decodeURIComponent(hash.slice(1))),
    )
}

/** Room around the text, so that every heading can come to every height. */
async function openWithRoom(page: Page): Promise<string[]> {
  await open(page, at(layout))
  await page.evaluate(() => {
    for (const [place, where] of [
      [document.querySelector('h1'), 'afterend'],
      [document.querySelector('article'), 'beforeend'],
    ] as const) {
      const room = document.createElement('div')
      room.style.blockSize = '1500px'
      if (!place) throw new Error('no text')
      place.insertAdjacentElement(where, room)
    }
  })
  const ids = await listed(page)
  expect(ids.length).toBeGreaterThan(2)
  return ids
}

test('D19 a heading in the upper half is the active one', async ({ page }) => {
  for (const id of await openWithRoom(page)) {
    await bring(page, id, 140)
    await expect.poll(() => active(page)).toEqual([id])
  }
})

test('D19 D20 a heading becomes active in the middle of the window; below it, the one before it is', async ({
  page,
}) => {
  const ids = await openWithRoom(page)
  let checked = 0
  for (const [index, id] of ids.entries()) {
    const previous = ids[index - 1]
    await bring(page, id, wide.height / 2 - 2)
    const isPreviousBelowNavbar = await page.evaluate(
      (before) => (document.getElementById(before)?.getBoundingClientRect().top ?? -1) >= 55,
      previous ?? '',
    )
    if (isPreviousBelowNavbar) continue
    await expect.poll(() => active(page)).toEqual([id])
    await bring(page, id, wide.height / 2 + 2)
    await expect.poll(() => active(page)).toEqual(previous ? [previous] : [])
    await bring(page, id, wide.height * 0.7)
    await expect.poll(() => active(page)).toEqual(previous ? [previous] : [])
    checked += 1
  }
  expect(checked).toBeGreaterThan(1)
})

test('D21 above the first heading none is active', async ({ page }) => {
  await openWithRoom(page)
  await page.evaluate(() => scrollTo(0, 10))
  await expect.poll(() => active(page)).toEqual([])
})

test('D22 past all headings the last is active', async ({ page }) => {
  const ids = await openWithRoom(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => active(page)).toEqual(ids.slice(-1))
})

test('D23 at most one entry is active at any time, and the column does not move the page', async ({
  page,
}) => {
  const ids = await openWithRoom(page)
  const seen = new Set<string>()
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (let top = 0; top <= end; top += 150) {
    await page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          scrollTo(0, to)
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
      top,
    )
    const now = await active(page)
    expect(now.length).toBeLessThanOrEqual(1)
    for (const id of now) seen.add(id)
    await expectScrollTop(page, top)
  }
  expect(ids).toEqual(expect.arrayContaining([...seen]))
  expect(seen.size).toBeGreaterThan(2)
})

test('D24 D25 at 997 px the contents are a column, at 996 px a closed box that opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await open(page, at(layout))
  const box = page.getByRole('main').locator('summary').filter({ hasText: '本页目录' })
  await expect(contents(page)).toHaveCount(1)
  await expect(contents(page).getByRole('link').first()).toBeVisible()
  await expect(box).toBeHidden()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(box).toBeVisible()
  await expect(contents(page)).toHaveCount(0)
  const isExpanded = () =>
    box.evaluate((summary) => summary.closest('details')?.open ?? summary.ariaExpanded === 'true')
  expect(await isExpanded()).toBe(false)
  await box.click()
  expect(await isExpanded()).toBe(true)
  const entry = contents(page).getByRole('link').last()
  await expect(entry).toBeVisible()
  await entry.click()
  await expect(page).toHaveURL(/#/)
  await expect(entry).toBeAttached()
  expect(await isExpanded()).toBe(true)
  await box.click()
  await expect(contents(page)).toHaveCount(0)
})

test('D35 back to top appears while scrolling up beyond 300 px, and leads to the top', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: '回到顶部' })
  await openWithRoom(page)
  await expect(button).toHaveCount(0)
  await scrollDown(page, 1000)
  await expectScrollTop(page, 1000)
  await expect(button).toHaveCount(0)
  await scrollDown(page, 950)
  await expect(button).toBeVisible()
  await scrollDown(page, 1000)
  await expect(button).toHaveCount(0)
  await scrollDown(page, 950)
  await expect(button).toBeVisible()
  await scrollDown(page, 1000)
  await expect(button).toHaveCount(0)
  await scrollDown(page, 301)
  await expect(button).toBeVisible()
  await scrollDown(page, 300)
  await expect(button).toHaveCount(0)
  await scrollDown(page, 1000)
  await scrollDown(page, 950)
  await button.click()
  await expectScrollTop(page, 0)
  await expect(button).toHaveCount(0)
  await expect(title(page)).toBeInViewport()
})

test('D35 a jump to a heading does not show back to top', async ({ page }) => {
  const ids = await openWithRoom(page)
  await scrollDown(page, 3000)
  await contents(page).locator(`a[href="#${ids[0]}"]`).click()
  await expect.poll(() => active(page)).toEqual([ids[0]])
  await expect(page.getByRole('button', { name: '回到顶部' })).toHaveCount(0)
})
