import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './browserTest.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks the page with axe once its animations have ended, and fails with the elements of each violation. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated rather than added as a script, which the site's own policy would refuse; once for each document.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  await animationsEnd(page)
  const results = await page.evaluate<AxeResults, RunOptions>(
    (options) => window.axe.run(document, options),
    { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
  )
  const complaints = results.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary ?? ''}`),
  }))
  expect(complaints, what).toEqual([])
  expect(results.passes.length, what).toBeGreaterThan(5)
}

/** What is half open has targets that are too small. Animations without an end are not waited for. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    // A transition may begin only in the frame after the change.
    for (let still = 0; still < 3; still = isMoving() ? 0 : still + 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

declare global {
  interface Window {
    readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
}
