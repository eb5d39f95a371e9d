import { readdirSync } from 'node:fs'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'
import { openBuild } from './openBuild.ts'

/** Checks every page of the build with axe, in every language, and prints the violations. */
await openBuild(async ({ browser, url, folder }) => {
  const paths = listPages(folder)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const waiting = [...paths]
  /** Pages by violation, because most violations are on many pages. */
  const pagesByViolation = new Map<string, string[]>()
  const work = async () => {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(url + encodeURI(path))
      for (const violation of await violations(page)) {
        pagesByViolation.set(violation, [...(pagesByViolation.get(violation) ?? []), `/${path}`])
      }
    }
  }
  await Promise.all([work(), work()])
  for (const [violation, where] of pagesByViolation) {
    console.log(`${violation}\n    on ${where.length} pages: ${where.join(' ')}`)
  }
  console.log(`${paths.length} pages, ${pagesByViolation.size} different violations.`)
  if (pagesByViolation.size > 0) process.exitCode = 1
})

/** Addresses inside the site, with the not-found pages (`404.html`). */
function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file))
    .map((file) => file.replace(/(?:^|\/)index\.html$/, ''))
    .toSorted()
}

async function violations(page: Page): Promise<string[]> {
  // Unlike scripts of the page, `evaluate` is not restricted by the site's policy.
  const found = await page.evaluate<AxeResults>(`${axe.source}; axe.run()`)
  return found.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reason = failureSummary.replaceAll(/\s+/g, ' ')
      return `${id} (${impact ?? 'unrated'}) at ${target.join(' ')}\n    ${reason}`
    }),
  )
}
